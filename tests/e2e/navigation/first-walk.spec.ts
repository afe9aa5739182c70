import { resolve } from "../../../core/routes/resolve.ts"
import { diamonds as seeded } from "../../../server/seed/stones.ts"
import { expect, test } from "../support/test.ts"

test.use({ isFetchedAhead: true })

test("[META-019] a visitor walks from home to a stone, back and forth, in one document, and no page asks for its meta a second time", async ({
  home,
  diamonds,
  diamond,
  watched
}) => {
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
})

test("a page that the server has drawn asks for no data again", async ({ shell, diamonds, watched, page }) => {
  for (const path of ["/", "/diamonds", "/diamonds/2"]) {
    await shell.open(path)
    await page.waitForLoadState("networkidle")
  }
  expect(watched.data).toEqual([])

  await diamonds.choosePage(3)
  await diamonds.see(3)
  expect(watched.data).toHaveLength(1)
})

test("[BLD-005, API-092] a page's payload is read with the build's id as its query", async ({ home, diamonds, watched, request }) => {
  const { id }: { readonly id: string } = await (await request.get("/builds/latest.json")).json()
  await home.openHome()
  await home.chooseDiamonds()
  await diamonds.see(1)
  expect(watched.data).toEqual([`/diamonds/_payload.json?${id}`])
})

test("[RT-001] the address / is the home page", async ({ home }) => {
  const response = await home.openHome()
  expect(response.status()).toBe(200)
  await home.see()
})

test("[RT-101] the address /diamonds is the first page of the listing", async ({ diamonds }) => {
  const response = await diamonds.openPage(1)
  expect(response.status()).toBe(200)
  await diamonds.see(1)
})

test("[RT-102] a page of the listing has one to three digits", async ({ diamonds }) => {
  for (const number of [2, 10, 100]) {
    const response = await diamonds.openPage(number)
    expect(response.status()).toBe(200)
    await diamonds.see(number)
  }
})

test("[RT-113] a stone stands at its article, with and without the last slash", async ({ diamonds, diamond }) => {
  await diamonds.openPage(1)
  const { article } = await diamonds.chooseStone(0)
  await diamond.see(article)

  const response = await diamond.openStone(article)
  expect(response.status()).toBe(200)
  await diamond.see(article)

  const withoutSlash = await diamond.open(`/diamonds/${article}`)
  expect(withoutSlash.status()).toBe(200)
  await diamond.seeTitle(new RegExp(article))
})

test("[RT-114] an article of 8, 9 or 10 digits is a stone; every stone has one, and 7 or 11 digits are none", async ({ shell }) => {
  const articles = seeded(8_000).map(({ article }) => article)
  expect(articles.filter((article) => !/^\d{8,10}$/.test(article))).toEqual([])

  for (const length of [8, 9, 10]) {
    const article = articles.find((each) => each.length === length)
    expect((await shell.open(`/diamonds/${article}/`)).status()).toBe(200)
  }
  for (const none of ["1234567", "12345678901"]) expect((await shell.open(`/diamonds/${none}/`)).status()).toBe(404)
  // The first is refused by the validation, the second by the pattern before it.
  expect(["1234567", "12345678901"].map((none) => resolve(`/diamonds/${none}/`, "").route)).toEqual(["diamond", "static-page"])
})

test("[PDP-004] an article that is none, or no stone's, leads to the error page", async ({ error }) => {
  for (const article of ["abcdefgh", "123456", "123456789012", "99999999"]) {
    expect((await error.open(`/diamonds/${article}/`)).status()).toBe(404)
    await error.see()
  }
})

test("[RT-137, ERR-010] an unknown address is answered with 404 and the error page", async ({ error }) => {
  for (const path of ["/net-takoy-stranitsy", "/net/takoy/stranitsy/"]) {
    expect((await error.open(path)).status()).toBe(404)
    await error.see()
  }
})

test("a page of the listing with four digits, with letters, or past the last is none", async ({ error }) => {
  for (const path of ["/diamonds/1000", "/diamonds/2a", "/diamonds/0", "/diamonds/999"]) {
    expect((await error.open(path)).status()).toBe(404)
    await error.see()
  }
})

test("[ERR-004, ERR-005, ERR-006] the error page shows a picture, then what happened, and leads to the catalogue", async ({ error }) => {
  await error.open("/net-takoy-stranitsy")
  await error.see()
})

test("a lost visitor finds the way back without a second document", async ({ error, home, watched }) => {
  await error.open("/net-takoy-stranitsy")
  await error.goHome()
  await home.see()
  expect(watched.documents).toEqual(["/net-takoy-stranitsy"])
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
