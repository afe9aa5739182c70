import { expect, type Page } from "playwright/test"
import { storageKeys } from "../../../core/domain/maintenance/storage-keys.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { registerUser } from "../../../qa/server/account.ts"
import { publicClientKey } from "../../../server/platform/environment.ts"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { CheckoutPage } from "../../../qa/pages/checkout-page.ts"
import { ProfilePage } from "../../../qa/pages/profile-page.ts"
import { certificate, addToCart } from "./own-cart.ts"
import { linkTo } from "./letters.ts"
import type { Filled, Guests } from "./work.ts"

const press = (name: string) => (page: Page) => new AccountDialogs(page).press(name)

/** Deletes the user's token, so that the visitor is a guest. */
const forgetUser = (page: Page) => page.evaluate((key) => localStorage.removeItem(key), storageKeys.token)

const openLogin = async (page: Page): Promise<AccountDialogs> => {
  await forgetUser(page)
  const account = new AccountDialogs(page)
  await account.requestProfile()
  return account
}

/** Forms that a guest sends, filled in; a new form does not compile until it is here or in `works`. */
export const guestForms: { readonly [F in Guests]: Filled } = {
  login: {
    begin: async (page) => {
      const account = await openLogin(page)
      await account.write("E-mail", "anna@example.ru")
      await account.write("Пароль", "krasota-1")
    },
    submit: press("Войти")
  },
  registration: {
    begin: async (page) => {
      const account = await openLogin(page)
      await account.press("Зарегистрироваться")
      await account.see("Регистрация")
      await account.write("Имя и фамилия", "Анна Орлова")
      await account.write("E-mail", "anna@example.ru")
      await account.write("Телефон", "89210000000")
      await account.write("Пароль", "krasota-1")
      await account.consent.check()
    },
    submit: press("Зарегистрироваться")
  },
  passRecovery: {
    begin: async (page) => {
      const account = await openLogin(page)
      await account.press("Забыли пароль?")
      await account.see("Восстановление пароля")
      await account.write("E-mail", "anna@example.ru")
    },
    submit: (page) => new AccountDialogs(page).dialog.locator("button[type=submit]").click()
  },
  passNew: {
    begin: async (page, _, request) => {
      await forgetUser(page)
      const { email } = await registerUser(request)
      await request.post("/api/v2/password-reset/", { headers: { "x-client-key": publicClientKey }, data: { email } })
      const account = new AccountDialogs(page)
      await account.open(await linkTo(request, email, /password-reset=/))
      await account.see("Новый пароль")
      await account.write("Новый пароль", "Carat-2026")
      await account.write("Новый пароль ещё раз", "Carat-2026")
    },
    submit: (page) => new AccountDialogs(page).dialog.locator("button[type=submit]").click()
  },
  giftBalance: {
    begin: async (page) => {
      const account = new AccountDialogs(page)
      await account.open("/giftcards/")
      await account.interact()
      await page.getByRole("button", { name: "Проверить остаток" }).click()
      await account.write("Номер сертификата", "G-2222-2222")
      await account.write("Код сертификата", "2222-2222-2222")
    },
    submit: press("Проверить остаток")
  },
  newsletter: {
    begin: async (page) => {
      const account = new AccountDialogs(page)
      await account.open("/giftcards/")
      await account.interact()
      await page.getByLabel("Ваш e-mail").fill("anna@example.ru")
      await page.getByRole("checkbox", { name: /Даю\sсогласие/ }).check()
    },
    submit: (page) => page.getByRole("button", { name: "Подписаться" }).click()
  }
}

/** Another e-mail address in the profile, which requires the password. */
export const otherEmail: Filled = {
  begin: async (page) => {
    const profile = new ProfilePage(page)
    await profile.openProfile()
    await profile.see("Анна Соколова")
    await profile.write("E-mail", "other@example.ru")
    await profile.field("Нынешний пароль").fill("krasota-1")
    await profile.write("Телефон", "89210000001")
  },
  submit: (page) => new ProfilePage(page).save()
}

export const checkoutEntry: Filled = {
  prepare: (request, owner) => addToCart(request, owner, certificate, 50_000),
  begin: (page) => new CartPage(page).openFull(),
  submit: (page) => new CartPage(page).order.click()
}

/** Forms with invalid input, by button. The client refuses them without a request. */
export const invalidForms: Readonly<Record<string, Filled>> = {
  "В корзину": {
    begin: async (page) => {
      const account = new AccountDialogs(page)
      await account.open("/giftcards/")
      await account.interact()
      await page.getByRole("radio", { name: "Другая сумма", exact: true }).check()
      await page.getByLabel("Сумма, ₽").fill("7")
    },
    submit: (page) => page.getByRole("button", { name: exactText("В корзину"), exact: true }).click()
  },
  Продолжить: {
    prepare: (request, owner) => addToCart(request, owner, certificate, 50_000),
    begin: async (page) => {
      const checkout = new CheckoutPage(page)
      await checkout.open("/cart/checkout/")
      await checkout.see()
      const name = page.getByLabel("Имя и фамилия")
      if (!(await name.isVisible())) await page.getByRole("button", { name: "Изменить" }).first().click()
      await name.fill("")
    },
    submit: (page) => new CheckoutPage(page).goOn()
  }
}

/** Expects the first invalid field to have the focus and its error, both in the viewport and uncovered. */
export const seeFieldError = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const field = document.activeElement
        if (field?.getAttribute("aria-invalid") !== "true") return "no wrong field has the focus"
        const descriptions = field.getAttribute("aria-describedby")?.split(" ") ?? []
        const notes = descriptions.flatMap((id) => document.getElementById(id) ?? [])
        if (!notes.some(({ textContent }) => textContent !== "")) return "nothing is said"
        const isSeen = [field, ...notes.filter(({ textContent }) => textContent !== "")].every((place) => {
          const { height, left, top } = place.getBoundingClientRect()
          const hit = document.elementFromPoint(left + 12, top + height / 2)
          return hit !== null && (place.contains(hit) || hit.contains(place))
        })
        return isSeen ? "seen" : "out of sight"
      })
    )
    .toBe("seen")
