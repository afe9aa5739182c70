import { type FaultProxy, openFaultProxy } from "../../support/server/fault-proxy.ts"
import { faultsOf } from "../../support/browser/axe.ts"
import { confirmLink, linkTo } from "../support/letters.ts"
import { expect, test as base } from "../support/test.ts"

/** The shop behind a proxy that can spoil its answers. */
const test = base.extend<{ readonly faulty: FaultProxy; readonly origin: string }>({
  origin: process.env["SHOP_ORIGIN"] ?? "",
  faulty: async ({ origin }, use) => {
    const proxy = await openFaultProxy(origin)
    await use(proxy)
    await proxy.close()
  },
  baseURL: async ({ faulty }, use) => use(faulty.origin)
})

const subscriptions = /^\/api\/v2\/subscriptions\/alrosa/

test("a good address with consent gets a letter, once however often it is sent, and confirms it there", async ({
  shell,
  page,
  request,
  watched
}) => {
  await shell.open("/diamonds")
  await shell.interact()
  await page.getByLabel("Ваш e-mail").fill("anna@example.ru")
  await page.getByRole("checkbox", { name: /Даю\sсогласие/ }).check()
  await page.getByRole("button", { name: "Подписаться" }).dblclick()
  await expect(page.getByRole("contentinfo").getByRole("status")).toHaveText(/Мы\sотправили письмо\sна\sanna@example\.ru\. Подтвердите/)
  expect(watched.data.filter((path) => subscriptions.test(path))).toHaveLength(1)
  await page.goto(await linkTo(request, "anna@example.ru", confirmLink))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Подписка\sна\sписьма/)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole("button", { name: /Подтвердить\sподписку/ }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Подписка\sоформлена/)
})

test("[SHL-008] an empty address, a bad one and missing consent are told and not sent; a shop that fails is told, what was written stays and is sent again", async ({
  shell,
  page,
  faulty,
  watched
}) => {
  await shell.open("/diamonds")
  await shell.interact()
  const field = page.getByLabel("Ваш e-mail")
  await page.getByRole("button", { name: "Подписаться" }).click()
  await expect(field).toHaveAccessibleDescription(/Обязательное\sполе/)
  await field.fill("anna@")
  await expect(field).toHaveAccessibleDescription("")
  await field.press("Enter")
  await expect(field).toHaveAccessibleDescription(/Некорректный\sадрес/)
  await expect(page.getByRole("checkbox", { name: /Даю\sсогласие/ })).toHaveAccessibleDescription(/Обязательное\sполе/)
  expect(watched.data.filter((path) => path.includes("subscriptions"))).toEqual([])

  await field.fill("vera@example.ru")
  await field.press("Enter")
  await expect(page.getByRole("checkbox", { name: /Даю\sсогласие/ })).toHaveAccessibleDescription(/Обязательное\sполе/)
  expect(watched.data.filter((path) => path.includes("subscriptions"))).toEqual([])
  await page.getByRole("checkbox", { name: /Даю\sсогласие/ }).check()
  for (const [fault, text] of [
    [{ kind: "down" }, /Нет\sсвязи/],
    [{ kind: "status", status: 500 }, /Не\sполучилось\sотправить/],
    [{ kind: "status", status: 429 }, /Слишком много/]
  ] as const) {
    faulty.inject({ match: subscriptions, fault })
    await page.getByRole("button", { name: "Подписаться" }).click()
    await expect(page.getByRole("contentinfo").getByRole("alert")).toHaveText(text)
    await expect(field).toHaveValue("vera@example.ru")
  }
  faulty.lift()
  await page.getByRole("button", { name: "Подписаться" }).click()
  await expect(page.getByRole("contentinfo").getByRole("status")).toHaveText(/vera@example\.ru/)
})

test("what was written before the page was alive is not lost", async ({ page, shell }) => {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(/\/assets\/browser-[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto("/diamonds")
  await page.getByLabel("Ваш e-mail").fill("olga@example.ru")
  await page.getByRole("checkbox", { name: /Даю\sсогласие/ }).check()
  release()
  await page.locator("html[data-alive]").waitFor({ state: "attached" })
  await expect(page.getByLabel("Ваш e-mail")).toHaveValue("olga@example.ru")
  await shell.seeAlivePart(page.getByRole("button", { name: "Подписаться" }))
  await shell.interact()
  await page.getByRole("button", { name: "Подписаться" }).click()
  await expect(page.getByRole("contentinfo").getByRole("status")).toHaveText(/olga@example\.ru/)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("[SHL-006] the form goes to the server, which answers with a page; so do the letters that confirm and end it", async ({
    page,
    request
  }) => {
    await page.goto("/diamonds")
    const foot = page.getByRole("contentinfo")
    await foot.getByLabel("Ваш e-mail").fill("nina@example.ru")
    await foot.getByRole("checkbox", { name: /Даю\sсогласие/ }).check()
    await foot.getByRole("button", { name: "Подписаться" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Подтвердите подписку")
    await expect(page.getByText(/nina@example\.ru/)).toBeVisible()
    await page.goto(await linkTo(request, "nina@example.ru", confirmLink))
    await page.getByRole("button", { name: /Подтвердить\sподписку/ }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Подписка\sоформлена/)
    await page.goto(await linkTo(request, "nina@example.ru", confirmLink, /Вы подписаны/))
    await page.getByRole("button", { name: "Отписаться" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Вы\sотписались/)
  })

  test("the burger leads to the list of all sections, and the header goes with the page", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto("/")
    await page.getByRole("link", { name: "Меню", exact: true }).click()
    await expect(page.getByRole("navigation", { name: "Все разделы" })).toBeInViewport()
    await expect(page.locator("header")).not.toBeInViewport()
    await page.getByRole("group").filter({ hasText: "Клиентам" }).locator("summary").click()
    await page.getByRole("contentinfo").getByRole("link", { name: "Гарантия" }).click()
    await expect(page).toHaveURL(/\/customer-service\/warranty/)
  })
})
