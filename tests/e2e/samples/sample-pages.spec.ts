import { always, byTurn } from "../../support/rings.ts"
import { expect, test } from "../support/test.ts"

type Shown = readonly [path: string, heading: RegExp, text: RegExp]

/** Opens each page and waits for its data. */
const pages = (title: string, shown: ReadonlyArray<Shown>) =>
  test(title, byTurn, async ({ page }) => {
    for (const [path, heading, text] of shown) {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole("main").getByText(text).first()).toBeVisible()
      await expect(page.getByText("Образец страницы")).toBeVisible()
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow")
    }
  })

const empty = /пока нет|пусто|ничего нет|не оставляли|Добавьте/

pages("[RT-007][RT-008][RT-009] samples of the profile and of addresses need no session", [
  ["/account", /Профиль/, /Личные данные/],
  ["/account-address", /Адреса доставки/, /Тверская улица/],
  ["/account-address-empty", /Адреса доставки/, empty]
])

pages("[RT-010][RT-011] samples of stones to order need no session", [
  ["/account-diamond", /Бриллианты под заказ/, /300001/],
  ["/account-diamond-empty", /Бриллианты под заказ/, empty]
])

pages("[RT-012][RT-015][RT-016] samples of orders need no session", [
  ["/account-orders", /История заказов/, /№\s100002/],
  ["/account-orders-empty", /История заказов/, empty],
  ["/account-order", /Заказ №\s100001/, /Состав заказа/]
])

test("[RT-013][RT-014] samples of current and of completed orders show only those", byTurn, async ({ page }) => {
  const statuses = page
    .getByRole("main")
    .getByRole("link", { name: /^(Текущие|Выполненные)/, exact: false })
    .and(page.locator("[aria-current]"))
  await page.goto("/account-orders-current")
  await expect(statuses).toHaveText(/^Текущие\s?2/)
  await expect(page.getByText(/Заказ №\s100001/)).toBeVisible()
  await expect(page.getByText(/Заказ №\s99872/)).toHaveCount(0)
  await page.goto("/account-orders-completed")
  await expect(statuses).toHaveText(/^Выполненные\s?2/)
  await expect(page.getByText(/Заказ №\s99872/)).toBeVisible()
  await expect(page.getByText(/Заказ №\s100001/)).toHaveCount(0)
})

pages("[RT-041][RT-042][RT-043] samples of the checkout begin with a courier, a pickup point and a salon", [
  ["/checkout", /Оформление заказа/, /Тверская улица/],
  ["/checkout-point", /Оформление заказа/, /В\sпункте\sвыдачи/],
  ["/checkout-self", /Оформление заказа/, /В\sсалоне\s«Грани»/]
])

pages("[RT-090][RT-093] samples of the payment and of the placed order need no session", [
  ["/pay", /Оплата заказа/, /Оплатить\s/],
  ["/thanks", /Заказ №\s100001 оформлен/, /Что\sдальше/]
])

pages("[RT-081][RT-082] samples of favourites need no session", [
  ["/favorites", /Избранное/, /карата/],
  ["/favorites-empty", /В избранном пока ничего нет/, empty]
])

test("[RT-083][RT-084] samples of the comparison show stones, and rings", byTurn, async ({ page }) => {
  await page.goto("/favorites-compare")
  await expect(page.getByRole("rowheader", { name: "Цена за карат" })).toBeVisible()
  await page.goto("/favorites-compare-jewelry")
  await expect(page.getByRole("rowheader", { name: "Металл" })).toBeVisible()
  await expect(page.getByRole("rowheader", { name: "Цена за карат" })).toHaveCount(0)
})

test("a sample stores nothing, changes nothing, and links to other samples", always, async ({ page }) => {
  await page.goto("/jewelry/")
  await page.evaluate(() => localStorage.setItem("gran.wishlist", '{"mine":true}'))
  await page.goto("/account")
  await page.getByRole("textbox", { name: /^Имя/ }).fill("Мария")
  await page.getByRole("button", { name: "Сохранить" }).click()
  await expect(page.getByText("Образец: изменения не сохраняются")).toBeVisible()
  await page.getByRole("link", { name: "История заказов" }).click()
  await expect(page).toHaveURL(/\/account-orders$/)
  await page.getByRole("link", { name: "Подробнее" }).nth(1).click()
  await expect(page).toHaveURL(/\/account-order$/)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("100001")
  await page.getByRole("banner").getByRole("link", { name: "Бриллианты" }).click()
  await expect(page).toHaveURL(/\/diamonds$/)
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ "gran.wishlist": '{"mine":true}' })
  expect(await page.evaluate(() => localStorage.getItem("gran.token"))).toBeNull()
})
