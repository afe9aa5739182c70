import { expect, type Page } from "playwright/test"
import type { FormName } from "../../../core/forms/every-form.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { CheckoutPage } from "../../../qa/pages/checkout-page.ts"
import { ProfilePage } from "../../../qa/pages/profile-page.ts"
import { QuestionPage } from "../../../qa/pages/question-page.ts"
import { VisitPage } from "../../../qa/pages/visit-page.ts"
import { placeHandedOverOrder, writeReview } from "./handed-over.ts"
import { openStone } from "./open-stone.ts"
import { certificate, addToCart, addRing, addStone } from "./own-cart.ts"
import { fillPassport, savePassport } from "./passport.ts"
import type { Filled, Guests, Work } from "./work.ts"

const press = (name: string) => (page: Page) => new AccountDialogs(page).press(name)
const dialogField = (page: Page, label: string) => new AccountDialogs(page).field(label)
const said = (text: string) => (page: Page) => expect(new AccountDialogs(page).dialog.getByText(exactText(text))).toBeVisible()

/** Works with which tests end the session or lose the network; they represent the others. */
type Resumed = "profile" | "address" | "changePassword" | "order" | "checkout"

/** Works for every form that is sent with a token; a new form does not compile until it is here. */
export const memberForms: { readonly [F in Exclude<FormName, Guests> | "checkout"]: F extends Resumed ? Work : Filled } = {
  profile: {
    guestsAt: "/",
    begin: async (page, { word }) => {
      const profile = new ProfilePage(page)
      await profile.openProfile()
      await profile.see("Анна Соколова")
      await profile.write("Отчество", word)
    },
    submit: (page) => new ProfilePage(page).save(),
    seeTexts: (page, { word }) => new ProfilePage(page).seeField("Отчество", word),
    isDone: (page) => new ProfilePage(page).seeSaved()
  },
  address: {
    guestsAt: "/",
    begin: async (page, { word }) => {
      const account = new AccountDialogs(page)
      await account.open("/personal/delivery-address/")
      await page.getByRole("button", { name: exactText("Добавить адрес") }).click()
      await account.see("Новый адрес")
      for (const [name, text] of Object.entries({ settlement: "Москва", street: word, house: "12" }))
        await account.dialog.locator(`[name=${name}]`).fill(text)
    },
    submit: press("Сохранить"),
    seeTexts: async (page, { word }) => {
      const account = new AccountDialogs(page)
      await account.see("Новый адрес")
      await expect(account.dialog.locator("[name=street]")).toHaveValue(word)
      await expect(account.dialog.locator("[name=house]")).toHaveValue("12")
    },
    isDone: said("Адрес сохранён.")
  },
  care: {
    prepare: (request, owner) => placeHandedOverOrder(request, owner),
    begin: async (page, { word }) => {
      const account = new AccountDialogs(page)
      await account.open("/personal/order-history/")
      await page.getByRole("link", { name: /^Подробнее: Заказ/ }).click()
      await page.getByRole("button", { name: exactText("Вернуть, обменять или отдать в мастерскую") }).click()
      await account.see("Возврат и обслуживание")
      await account.dialog.getByRole("radio", { name: "Возврат" }).check()
      await account.dialog.locator("[name=careReason]").fill(word)
    },
    submit: press("Отправить")
  },
  review: {
    prepare: (request, owner) => placeHandedOverOrder(request, owner),
    begin: async (page, { word }) => {
      const account = new AccountDialogs(page)
      await account.open("/personal/order-history/")
      await page.getByRole("link", { name: /^Подробнее: Заказ/ }).click()
      await page.getByRole("button", { name: /^Оставить\sотзыв/ }).click()
      await account.see("Ваш отзыв")
      await account.dialog.getByRole("radio", { name: "4, хорошо" }).check()
      await account.dialog.locator("[name=reviewText]").fill(`${word} радует каждый день`)
    },
    submit: press("Отправить отзыв")
  },
  reviewRemoval: {
    prepare: async (request, owner) => writeReview(request, owner, await placeHandedOverOrder(request, owner)),
    begin: async (page) => {
      const account = new AccountDialogs(page)
      await account.open("/personal/order-history/")
      await page.getByRole("link", { name: /^Подробнее: Заказ/ }).click()
      await page.getByRole("button", { name: /^Удалить\sотзыв/ }).click()
      await account.see("Удалить отзыв")
      await account.dialog.getByRole("checkbox").check()
    },
    submit: press("Удалить отзыв")
  },
  passport: {
    begin: async (page, { secret }) => {
      await new ProfilePage(page).openProfile()
      await page.getByRole("button", { name: "Добавить паспорт" }).click()
      await fillPassport(page, secret)
    },
    submit: press("Сохранить паспорт")
  },
  passportChange: {
    prepare: savePassport,
    begin: async (page, { word }) => {
      await new ProfilePage(page).openProfile()
      await page.getByRole("button", { name: exactText("Сообщить об изменении") }).click()
      await dialogField(page, "Фамилия").fill("Соколова")
      await dialogField(page, "Что изменилось").fill(word)
    },
    submit: press("Отправить запрос")
  },
  diamondOrder: {
    begin: async (page, { word }) => {
      const account = new AccountDialogs(page)
      await account.open("/personal/diamond-to-order/")
      await page.getByRole("button", { name: exactText("Новая заявка") }).click()
      await account.see("Бриллиант под заказ")
      await dialogField(page, "Пожелания").fill(word)
    },
    submit: press("Отправить заявку")
  },
  question: {
    begin: async (page, { word }) => {
      const question = new QuestionPage(page)
      await question.openForm()
      await question.fillIn({ text: `Подойдёт ли кольцо к платью? ${word}` })
    },
    submit: (page) => new QuestionPage(page).send()
  },
  changePassword: {
    guestsAt: "/",
    begin: async (page, { secret }) => {
      await new ProfilePage(page).openProfile()
      await page.getByRole("button", { name: "Сменить пароль" }).click()
      await dialogField(page, "Старый пароль").fill("krasota-1")
      await dialogField(page, "Новый пароль").fill(secret)
      await dialogField(page, "Новый пароль ещё раз").fill(secret)
    },
    submit: press("Сменить пароль"),
    seeTexts: async (page, { secret }) => {
      await expect(dialogField(page, "Старый пароль")).toHaveValue("krasota-1")
      await expect(dialogField(page, "Новый пароль")).toHaveValue(secret)
      await expect(dialogField(page, "Новый пароль ещё раз")).toHaveValue(secret)
    },
    isDone: said("Пароль успешно изменён.")
  },
  accountDeletion: {
    begin: async (page) => {
      await new ProfilePage(page).openProfile()
      await page.getByRole("button", { name: exactText("Удалить аккаунт") }).click()
      await dialogField(page, "Пароль").fill("krasota-1")
    },
    submit: press("Удалить аккаунт")
  },
  order: {
    begin: async (page, { word }, request) => {
      const account = await openStone(page, request, 2)
      await page.getByRole("link", { name: "Быстрый заказ" }).click()
      await account.see("Быстрый заказ")
      await account.write("Имя", word)
      await account.consent.check()
    },
    submit: press("Заказать"),
    seeTexts: async (page, { word }) => {
      await expect(dialogField(page, "Имя")).toHaveValue(word)
      await expect(new AccountDialogs(page).consent).toBeChecked()
    },
    isDone: (page) => new AccountDialogs(page).see("Спасибо, заявка принята")
  },
  visit: {
    begin: async (page, { word }, request) => {
      const account = await openStone(page, request)
      await new VisitPage(page).chooseHour()
      await account.see("Показ в салоне")
      await account.write("Имя", word)
      await account.consent.check()
    },
    submit: press("Записаться")
  },
  priceAlert: {
    begin: async (page, _, request) => {
      const account = await openStone(page, request)
      await page.getByRole("button", { name: exactText("Следить за ценой") }).click()
      await account.see("Следить за ценой")
      await account.consent.check()
    },
    submit: press("Следить за ценой")
  },
  diamondWords: {
    prepare: addStone,
    begin: async (page, { word }) => {
      const cart = new CartPage(page)
      await cart.openFull()
      await cart.naming.click()
      await dialogField(page, "Имя").fill(word)
    },
    submit: press("Сохранить")
  },
  engraving: {
    prepare: addRing,
    begin: async (page, { word }) => {
      const cart = new CartPage(page)
      await cart.openFull()
      await page.getByRole("button", { name: exactText("Добавить гравировку, 3 500 ₽") }).click()
      await dialogField(page, "Надпись").fill(word)
    },
    submit: press("Добавить за 3 500 ₽")
  },
  gift: {
    prepare: (request, owner) => addToCart(request, owner, certificate, 50_000),
    begin: async (page, { word }) => {
      await new CartPage(page).openFull()
      await page.getByRole("button", { name: exactText("Подписать и выбрать день") }).click()
      await dialogField(page, "Кому").fill(word)
      await dialogField(page, "E-mail получателя").fill("boris@gran.test")
    },
    submit: press("Сохранить")
  },
  voucher: {
    prepare: (request, owner) => addToCart(request, owner, certificate, 50_000),
    begin: async (page, { word }) => {
      await new CheckoutPage(page).openFilled()
      await page.getByRole("button", { name: "Добавить", exact: true }).click()
      await dialogField(page, "Промокод или номер сертификата").fill(word)
    },
    submit: press("Применить")
  },
  checkout: {
    isResumed: true,
    guestsAt: "/cart",
    prepare: (request, owner) => addToCart(request, owner, certificate, 50_000),
    begin: async (page, { word }) => {
      const checkout = new CheckoutPage(page)
      await checkout.openFilled()
      await checkout.fill()
      await page.getByLabel("Комментарий к заказу").fill(word)
    },
    submit: (page) => new CheckoutPage(page).confirm.click(),
    seeTexts: async () => undefined,
    isDone: (page) => expect(page).toHaveURL((url) => url.pathname === "/cart/pay")
  }
}
