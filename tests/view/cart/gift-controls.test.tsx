// @vitest-environment jsdom
import { expect } from "vitest"
import type { GiftCard } from "../../../core/contract/gift-cards.ts"
import { emptyGiftCard } from "../../../view/cart/cart-gift.tsx"
import { GiftCardsScreen } from "../../../view/screens/giftcards-screen.tsx"
import { choose, follow, press, submit, testControls, typeAndLeave } from "../../support/view/controls.ts"
import { drawRecorded, opens } from "../../support/view/recorded-view.tsx"
import { shopAt } from "../../support/view/shop-at.ts"

const card = (id: number, price: number | null): GiftCard => ({
  id,
  name: "Подарочный сертификат",
  price,
  amounts: price === null ? { least: 10_000, most: 1_000_000, step: 1_000 } : null,
  quantity: 1,
  maxQuantity: null,
  previews: ["night", "drawing", "shapes"]
})
const cards = [card(1, 15_000), card(2, 30_000), card(7, null)] as const

const page = async () => {
  const search = "?card=2&design=2&quantity=3"
  const shop = await shopAt(`/giftcards/${search}`)
  return drawRecorded(shop.root, <GiftCardsScreen cards={cards} meta={{ h1: null, text: null }} search={search} />)
}
const chooses = (query: string) => ["navigation", { type: "navigation.go", to: `/giftcards/?${query}`, replace: true }] as const
const line = { item: "3-2-30000-2", design: "shapes", quantity: "3", isInCart: "", ...emptyGiftCard }

/** Commands are not delivered, so the address stays as it was. */
testControls("view/cart/gift-choice.late.tsx", page, [
  ["В корзину", submit, ["cart", { type: "cart.add", id: "3-2-30000-2", quantity: 3, price: 30_000 }]],
  ["15 000 ₽", choose, chooses("card=1&design=2&quantity=3")],
  ["Ночь", choose, chooses("card=2&quantity=3")],
  ["Больше", press, chooses("card=2&design=2&quantity=4")],
  ["Меньше", press, chooses("card=2&design=2&quantity=2")],
  ["Подписать и выбрать день отправки", press, opens("cartGift", line)],
  ["Как воспользоваться", follow, opens("useCertificate")],
  ["Правила сертификата", follow, opens("termsCertificate")],
  ["Количество", typeAndLeave("5"), chooses("card=2&design=2&quantity=5")]
])

const recalled = async () => {
  const shop = await shopAt("/giftcards/")
  shop.send("dialogs", { type: "dialogs.hydrated", drafts: { giftcards: { search: "?card=2" } } })
  return drawRecorded(shop.root, <GiftCardsScreen cards={cards} meta={{ h1: null, text: null }} search="" />)
}
testControls("view/cart/use-gift-choice.ts", recalled, [
  [
    "Начать заново",
    press,
    ["dialogs", { type: "dialogs.renew", form: "giftcards" }],
    ["navigation", expect.objectContaining({ replace: true })]
  ]
])
