// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { Suspense } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { guardChunks } from "../../../adapters/browser/chunk-guard.ts"
import { lateIsland, onDemand } from "../../../view/islands/late-island.tsx"
import { MissingNotice } from "../../../view/shell/missing-notice.tsx"
import { reportInteraction } from "../../../view/islands/first-interaction.ts"

afterEach(() => {
  cleanup()
  document.body.innerHTML = ""
  vi.unstubAllGlobals()
})

const said = () => screen.queryByRole("alert")?.textContent?.replaceAll("\u00A0", " ") ?? null

it("a part whose code does not load leaves the page as rendered, shows a message, and links work", async () => {
  const rejected: Array<unknown> = []
  const onRejection = (reason: unknown) => void rejected.push(reason)
  process.on("unhandledRejection", onRejection)
  const lost = new Error("Failed to fetch dynamically imported module")
  let isLost = true
  /** The next file of this worker shares the list of late parts. */
  const Part = lateIsland(() => (isLost ? Promise.reject<() => null>(lost) : Promise.resolve(() => null)))
  document.body.innerHTML = `${renderToStaticMarkup(<MissingNotice />)}<div id="root"><h1>Кольца</h1><!--$--><a href="/cart">Корзина</a><!--/$--></div>`
  const container = document.getElementById("root") ?? document.body
  expect(said()).toBeNull()
  const page = (
    <>
      <h1>Кольца</h1>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>
  )
  await act(async () => {
    render(page, { container, hydrate: true })
    reportInteraction()
    await new Promise((done) => setTimeout(done))
  })
  expect(said()).toBe("Часть страницы не загрузиласьПовторить")
  expect(screen.getByText("Повторить").getAttribute("href")).toBe("")
  expect([screen.getByRole("heading").textContent, screen.getByRole("link", { name: "Корзина" }).getAttribute("href")]).toEqual([
    "Кольца",
    "/cart"
  ])
  expect(rejected).toEqual([lost])
  isLost = false
  process.off("unhandledRejection", onRejection)
})

/** A part whose code loads only when released. */
const losable = () => {
  let isLost = true
  const load = () =>
    isLost ? Promise.reject<() => React.ReactNode>(new Error("Unable to preload CSS")) : Promise.resolve(() => <b>Выбор упаковки</b>)
  return { load, mend: () => void (isLost = false) }
}

const beside = (part: React.ReactNode) => (
  <>
    <h1>Корзина</h1>
    <Suspense fallback={null}>{part}</Suspense>
  </>
)

describe("a client-rendered part whose code does not load", () => {
  beforeEach(() => void vi.spyOn(console, "error").mockReturnValue())
  afterEach(() => vi.restoreAllMocks())

  it.each(["onDemand", "late"] as const)("shows a message in its place, the page remains, and a press retries (%s)", async (kind) => {
    const { load, mend } = losable()
    const Part = kind === "onDemand" ? onDemand(load) : lateIsland(load)
    await act(async () => void render(beside(<Part />)))
    expect([screen.getByRole("heading").textContent, said()]).toEqual(["Корзина", "Часть страницы не загрузилась. Повторить"])
    mend()
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Повторить" })))
    expect([screen.getByText("Выбор упаковки").tagName, said()]).toEqual(["B", null])
  })

  it("does not break the page when it throws during rendering", async () => {
    const Part = onDemand(() =>
      Promise.resolve(() => {
        throw new Error("a bug")
      })
    )
    await act(async () => void render(beside(<Part />)))
    expect([screen.getByRole("heading").textContent, said()]).toEqual(["Корзина", "Часть страницы не загрузилась. Повторить"])
  })
})

it("a page that is not hydrated shows that its code did not load, unless it is reloaded for it", async () => {
  document.body.innerHTML = renderToStaticMarkup(<MissingNotice />)
  guardChunks()
  vi.stubGlobal("navigator", { onLine: false })
  dispatchEvent(new Event("vite:preloadError"))
  await Promise.resolve()
  expect(said()).toContain("не загрузилась")
})
