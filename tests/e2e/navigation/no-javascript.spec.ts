import { expect, test } from "../support/test.ts"

test.use({ javaScriptEnabled: false })

test("a visitor without JavaScript walks by plain links", async ({ home, diamonds, diamond, shell, watched }) => {
  expect((await home.openHome()).status()).toBe(200)
  await home.see()
  await home.followHeader("Бриллианты")
  await diamonds.see(1)
  await diamonds.choosePage(2)
  await diamonds.see(2)
  const { article } = await diamonds.chooseStone(0)
  await diamond.see(article)
  await shell.goBack()
  await diamonds.see(2)
  expect(watched.documents).toEqual(["/", "/diamonds", "/diamonds/2", `/diamonds/${article}/`, "/diamonds/2"])
})

test("[META-001, META-002, META-022] every page says in its HTML what it is: language, locale, title, description, robots, one heading", async ({
  page,
  shell,
  diamonds
}) => {
  await diamonds.openPage(1)
  const { article } = await diamonds.chooseStone(0)
  for (const path of ["/", "/diamonds", "/diamonds/2", `/diamonds/${article}/`]) {
    expect((await shell.open(path)).status()).toBe(200)
    await expect(page.locator("html")).toHaveAttribute("lang", "ru")
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute("content", "ru_RU")
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "index, follow")
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{40,}/)
    await shell.seeTitle(/.{10,}/)
    await shell.seeHeading(/.{5,}/)
  }
})

test("[META-003] the home page's description names prices from 7000 to 7,000,000 roubles", async ({ home, page }) => {
  await home.openHome()
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /от\s7\s000\sдо\s7\s000\s000\sрублей/)
})

test("[META-014] the canonical address of a stone is /diamonds/{article}/", async ({ diamonds, diamond, page, baseURL }) => {
  await diamonds.openPage(1)
  const { article } = await diamonds.chooseStone(0)
  await diamond.open(`/diamonds/${article}`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/diamonds/${article}/`)
})

test("an unknown address has its status, its page and no place in an index", async ({ error, page }) => {
  expect((await error.open("/net-takoy-stranitsy")).status()).toBe(404)
  await error.see()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/)
})
