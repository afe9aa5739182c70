import { always } from "../../support/rings.ts"
import { expect, test } from "../support/test.ts"

test.use({ isFetchedAhead: true })

test(
  "a visitor walks from home to a stone, back and forth, in one document, and no page requests its meta apart",
  always,
  async ({ home, diamonds, diamond, watched }) => {
    await home.openHome()
    await home.see()
    await home.seeTitle(/Грань/)

    await home.followHeader("Бриллианты")
    await diamonds.see(1)
    await diamonds.seeAddress("/diamonds")
    await diamonds.seeTitle(/бриллиант/i)

    await diamonds.choosePage(2)
    await diamonds.see(2)
    await diamonds.seeAddress("/diamonds/2")

    const { article, name } = await diamonds.chooseStone(0)
    await diamond.see(article)
    await diamond.seeHeading(new RegExp(name.split(",")[0] ?? name, "i"))

    await diamond.goBack()
    await diamonds.see(2)
    await diamonds.goBack()
    await diamonds.see(1)
    await diamonds.goForward()
    await diamonds.see(2)
    await diamonds.goForward()
    await diamond.see(article)
    expect(watched.documents).toEqual(["/"])
    expect(watched.data.filter((asked) => asked.includes("page-meta"))).toEqual([])

    await diamond.reload()
    await diamond.see(article)
    await diamond.goHome()
    await home.see()
    expect(watched.documents).toEqual(["/", `/diamonds/${article}/`])
    expect(watched.broken).toEqual([])
  }
)

test("[BLD-005, API-092] a server-rendered page requests no data; the next page requests its payload once, with the build's id as its query", async ({
  shell,
  diamonds,
  watched,
  page,
  request
}) => {
  const { id }: { readonly id: string } = await (await request.get("/builds/latest.json")).json()
  for (const path of ["/", "/diamonds", "/diamonds/2"]) {
    await shell.open(path)
    await page.waitForLoadState("networkidle")
  }
  expect(watched.data).toEqual([])

  await diamonds.choosePage(3)
  await diamonds.see(3)
  expect(watched.data).toEqual([`/diamonds/3/_payload.json?${id}`])
})

test("[NAV-004, NAV-008] another page, and a stone from the listing, start at the top", async ({ home, diamonds, diamond }) => {
  await home.openHome()
  await home.scrollTo(800)
  await home.chooseNewest()
  await diamonds.see(1)
  await expect.poll(() => diamonds.scrolled()).toBe(0)

  await diamonds.scrollTo(1200)
  const { article } = await diamonds.chooseStone(20)
  await diamond.see(article)
  await expect.poll(() => diamond.scrolled()).toBe(0)
})
