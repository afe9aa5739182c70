import { gzippedSize } from "../../../tools/budgets/parts.ts"
import { readJson } from "../../../tools/read-json.ts"
import { inRoot } from "../../../tools/root.ts"
import { byTurn } from "../../support/rings.ts"
import { filledIn } from "../support/addresses.ts"
import { expect, test } from "../support/test.ts"

test.use({ isFetchedAhead: true })

const { scriptAtRest } = readJson<{ readonly scriptAtRest: number }>(inRoot("budgets.json"))

type Manifest = Readonly<Record<string, { readonly name?: string; readonly file: string }>>

/** Code of all late features. */
const visitFile = Object.values(readJson<Manifest>(inRoot("dist/client/.vite/manifest.json"))).find(({ name }) => name === "visit")?.file

/** Milliseconds that a page is left alone. */
const restMs = 8_000

for (const path of ["/", "/diamonds", "/diamonds/{article}/", "/jewelry/", "{piece}"])
  test(
    `${path} left alone for eight seconds has loaded no more script than its budget, nothing twice`,
    byTurn,
    async ({ page, request, shell }) => {
      const files: Array<string> = []
      page.on("request", (asked) => (asked.url().endsWith(".js") ? files.push(new URL(asked.url()).pathname) : 0))
      await shell.open(await filledIn(path, request))
      await page.waitForTimeout(restMs)
      const atRest = [...files]
      expect(atRest).toEqual([...new Set(atRest)])
      const bytes = atRest.reduce((sum, file) => sum + gzippedSize(file), 0)
      expect(bytes, `script at rest (budgets.json)`).toBeLessThanOrEqual(scriptAtRest)
      expect(bytes).toBeGreaterThan(scriptAtRest / 2)
      await shell.interact()
      await expect.poll(() => files.length).toBeGreaterThan(atRest.length)
      expect(files).toEqual([...new Set(files)])
    }
  )

test(
  "a first press waits for its own code: the menu and a link are answered before the late features have loaded",
  byTurn,
  async ({ page, shell }) => {
    const ended = Promise.withResolvers<void>()
    const requested: Array<string> = []
    await page.route(`**/${visitFile ?? "no chunk"}`, async (route) => {
      requested.push(route.request().url())
      await ended.promise
      await route.continue()
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await shell.open("/")
    await page.getByRole("banner").getByRole("link", { name: "Меню", exact: true }).click()
    await expect(page.getByRole("dialog", { name: "Меню" })).toBeVisible()
    await expect.poll(() => requested.length).toBe(1)

    await shell.open("/jewelry/")
    const payload = page.waitForRequest(/_payload\.json/)
    await page.getByRole("banner").getByRole("link", { name: "Грань, на главную" }).click()
    await payload
    await expect.poll(() => requested.length).toBe(2)
    ended.resolve()
    await expect(page).toHaveURL("/")
  }
)
