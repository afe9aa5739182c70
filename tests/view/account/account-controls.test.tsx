// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { AddressesScreen } from "../../../view/screens/addresses-screen.tsx"
import { ProfileScreen } from "../../../view/screens/profile-screen.tsx"
import { home, office } from "../../../qa/samples/addresses.ts"
import { user } from "../../../qa/samples/user.ts"
import { follow, leave, press, submit, testControls, type } from "../../support/view/controls.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { drawRecorded, opens } from "../../support/view/recorded-view.tsx"
import { shopAt, unreachable } from "../../support/view/shop-at.ts"

/** Parts that the view loads on first render. */
beforeAll(() => Promise.all([import("../../../view/account/address-list.tsx"), import("../../../view/account/profile-data.tsx")]))

beforeAll(withDialogs)

const awaiting = { ...user, awaitingEmail: "new@example.ru" }
const profile = async () => {
  const checkMe = () => Promise.resolve(succeeded(awaiting))
  const shop = await shopAt("/personal/profile/", { checkMe }, { auth: "stored" })
  return drawRecorded(shop.root, <ProfileScreen />)
}

testControls(
  "view/account/account-frame.tsx, view/account/profile-data.tsx, view/account/email-note.tsx, view/account/data-copy-section.tsx",
  profile,
  [
    ["Выйти", press, ["auth", { type: "auth.logOut" }]],
    ["История заказов", follow, ["navigation", { type: "navigation.go", to: "/personal/order-history/", replace: false }]],
    ["Фамилия", type("Соколова"), ["profile", { type: "form.change", field: "surname", value: "Соколова" }]],
    ["Фамилия", leave, ["profile", { type: "form.leave", field: "surname" }]],
    ["Сохранить", submit, ["profile", { type: "form.submit" }]],
    ["Сменить пароль", press, opens("changePassword")],
    ["Удалить аккаунт", press, opens("accountDeletion")],
    ["Скачать мои данные", press, ["dataCopy", { type: "dataCopy.save" }]],
    ["Отправить письмо ещё раз", press, ["confirmation", { type: "confirmation.send" }]],
    ["Отменить", press, ["confirmation", { type: "confirmation.cancel" }]]
  ]
)

const recalled = async () => {
  const drafts = { profile: { user: String(user.id), surname: "Соколова" } }
  return drawRecorded((await shopAt("/personal/profile/", {}, { auth: "stored", drafts })).root, <ProfileScreen />)
}
testControls("view/account/profile-data.tsx: with a draft", recalled, [["Начать заново", press, ["account", { type: "account.renew" }]]])

const addresses =
  (answers: Partial<Calls> = {}) =>
  async () => {
    const shop = await shopAt("/personal/delivery-address/", answers, { auth: "stored" })
    shop.send("addresses", { type: "addresses.require" })
    await shop.until("addresses")
    return drawRecorded(shop.root, <AddressesScreen />)
  }
const officeLine = "Санкт-Петербург, Невский проспект, д. 28"

testControls("view/account/address-list.tsx", addresses(), [
  [`Сделать основным: ${officeLine}`, press, ["addresses", { type: "addresses.change", operation: { kind: "prefer", id: office.id } }]],
  [`Изменить: ${officeLine}`, press, opens("address", { address: office })],
  [`Удалить: ${officeLine}`, press, opens("addressDel", { address: office })],
  ["Удалить: Москва, Тверская улица…", press, opens("addressDel", { address: home })],
  ["Добавить адрес", press, opens("address")]
])

testControls("view/account/address-list.tsx: without an answer", addresses({ readAddressBook: () => Promise.resolve(unreachable) }), [
  ["Повторить", follow, ["addresses", { type: "addresses.retry" }]]
])

it("requires the addresses", async () => {
  expect((await addresses()()).sentWhenDrawn).toEqual([["addresses", { type: "addresses.require" }]])
})
