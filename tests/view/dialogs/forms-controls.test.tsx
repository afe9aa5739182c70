// @vitest-environment jsdom
import { fireEvent } from "@testing-library/react"
import { beforeAll, expect } from "vitest"
import type { DialogKey } from "../../../core/contract/dialogs.ts"
import { DialogHost } from "../../../view/modal/dialog-host.tsx"
import { loadDialog } from "../../../view/modal/loader.ts"
import { choose, controlOf, key, leave, press, select, submit, testControls, tick, type } from "../../support/view/controls.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { drawRecorded, opens } from "../../support/view/recorded-view.tsx"
import { shopAt } from "../../support/view/shop-at.ts"

beforeAll(withDialogs)

/** Draws an open dialog over a running shop, with drafts left by a closed tab. */
const opened =
  (name: DialogKey, props: object = {}, prepare: (shop: Awaited<ReturnType<typeof shopAt>>) => Promise<void> | void = () => undefined) =>
  async () => {
    await loadDialog(name)
    const shop = await shopAt("/")
    shop.send("dialogs", { type: "dialogs.open", key: name, props })
    await shop.until("dialogs", (snapshot) => snapshot.hasTag("drawable"))
    await prepare(shop)
    return drawRecorded(shop.root, <DialogHost />)
  }

testControls("view/forms/form-frame.tsx, view/forms/password-field.tsx", opened("login"), [
  ["E-mail", type("anna@example.ru"), ["login", { type: "form.change", field: "email", value: "anna@example.ru" }]],
  ["E-mail", leave, ["login", { type: "form.leave", field: "email" }]],
  ["Пароль", type("Diamond-1905"), ["login", { type: "form.setVerdicts", field: "password", verdicts: { password: null } }]],
  ["Пароль", leave, ["login", { type: "form.leave", field: "password" }]],
  ["Показать пароль", press],
  ["Забыли пароль?", press, opens("passRecovery")],
  ["Войти", submit, ["login", { type: "form.submit" }]]
])

testControls("view/dialogs/price-alert-dialog.tsx", opened("priceAlert", { code: "10248617", name: "Бриллиант, круг 1,02 карата" }), [
  ["E-mail", type("anna@example.ru"), ["priceAlert", { type: "form.change", field: "email", value: "anna@example.ru" }]],
  ["Согласие на …", tick, ["priceAlert", { type: "form.change", field: "agreement", value: true }]],
  ["Следить за ценой", submit, ["priceAlert", { type: "form.submit" }]]
])

const gift = {
  item: "3-3-50000-0",
  design: "drawing",
  quantity: "1",
  isInCart: "yes",
  recipient: "",
  sender: "",
  words: "",
  way: "email",
  email: "",
  sendOn: ""
}
testControls("view/forms/form-field.tsx", opened("cartGift", gift), [
  ["Картой в конверте, с курьером или в салоне", choose, ["gift", { type: "form.change", field: "way", value: "card" }]],
  ["Слова на карте", type("С днём рождения"), ["gift", { type: "form.change", field: "words", value: "С днём рождения" }]],
  ["Сохранить", submit, ["gift", { type: "form.submit" }]]
])

const places = [
  { side: "inside", length: 25.9, letter: 1, radius: 8.2 },
  { side: "outside", length: 25.9, letter: 1, radius: 9.2 }
]
const engraving = { item: "0-102", name: "Кольцо «Полярис»", places, engraving: { side: "inside", font: "plain", text: "Навсегда" } }
testControls("view/dialogs/engraving-dialog.tsx", opened("engraving", engraving), [
  ["Снаружи", choose, ["engraving", { type: "form.change", field: "side", value: "outside" }]],
  ["Надпись", type("Анна"), ["engraving", { type: "form.change", field: "text", value: "Анна" }]],
  ["Убрать гравировку", press, ["engraving", { type: "form.change", field: "text", value: "" }], ["engraving", { type: "form.submit" }]],
  ["Сохранить", submit, ["engraving", { type: "form.submit" }]]
])

const line = { position: 1, name: "Кольцо «Полярис»", quantity: 2, kinds: ["return", "repair"], isGift: false }
const care = { id: 12, name: "Заказ № 12", lines: [line] }
const kindChosen = opened("orderCare", care, ({ features }) => {
  const form = features().dialogs?.getSnapshot().children.care
  form?.send({ type: "form.change", field: "careKind", value: "return" })
  form?.send({ type: "form.change", field: "careLines", value: "1:2" })
})
testControls("view/dialogs/order-care-dialog.tsx", opened("orderCare", care), [
  ["Ремонт…", choose, ["care", { type: "form.change", field: "careKind", value: "repair" }]],
  ["Ремонт…", () => fireEvent.blur(controlOf("radio", "Ремонт…")), ["care", { type: "form.leave", field: "careKind" }]]
])
testControls("view/orders/care-lines.tsx", kindChosen, [
  ["Кольцо «Полярис»", tick, ["care", { type: "form.change", field: "careLines", value: "" }]],
  ["Сколько", select("1"), ["care", { type: "form.change", field: "careLines", value: "1:1" }]]
])

const typed = opened("address", {}, async (shop) => {
  shop.send("hints", { type: "hints.type", field: "address.settlement", address: { country: "RU", text: "Моск" } })
  shop.recorded.clock.increment(150)
  await shop.until("hints", (snapshot) => !snapshot.hasTag("busy"))
})
testControls("view/forms/address-fields.tsx", typed, [
  [
    "Населённый пункт",
    type("Москва"),
    ["address", { type: "form.change", field: "settlement", value: "Москва" }],
    ["hints", { type: "hints.type", field: "address.settlement", address: { country: "RU", text: "Москва" } }]
  ],
  ["Населённый пункт", key("ArrowDown"), ["hints", expect.objectContaining({ type: "hints.move", by: 1 })]],
  ["Населённый пункт", key("Escape"), ["hints", { type: "hints.close" }]],
  ["Страна", () => fireEvent.blur(controlOf("list", "Страна")), ["address", { type: "form.leave", field: "country" }]]
])

const order = { id: 7, name: "Кольцо «Опора»", isReady: true, link: "/jewelry/kolco/0241117/", comment: "" }
const recalled = async () => {
  await loadDialog("OrderModal")
  const shop = await shopAt("/")
  shop.send("dialogs", { type: "dialogs.hydrated", drafts: { order: { userName: "Анна", email: "", phone: "", agreement: false } } })
  shop.send("dialogs", { type: "dialogs.open", key: "OrderModal", props: order })
  await shop.until("dialogs", (snapshot) => snapshot.hasTag("drawable"))
  return drawRecorded(shop.root, <DialogHost />)
}
testControls("view/modal/dialog-form.tsx", recalled, [["Начать заново", press, ["dialogs", { type: "dialogs.renew", form: "order" }]]])

const wish = { thing: "0-102", place: 1, day: "2026-11-27", hour: 14, kind: "salon", name: "Кольцо", where: "Москва" }
testControls("view/dialogs/visit-dialog.tsx", opened("visit", wish), [
  [
    "Выбрать другое время",
    press,
    ["dialogs", { type: "dialogs.close", key: "visit" }],
    ["navigation", { type: "navigation.go", to: expect.stringMatching(/^\/visit.*2026-11-27/), replace: true }]
  ]
])
