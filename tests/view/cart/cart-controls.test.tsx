// @vitest-environment jsdom
import { beforeAll, expect } from "vitest"
import { succeeded } from "../../../core/kernel/outcome.ts"
import type { Cart } from "../../../core/domain/cart/cart-schema.ts"
import { summaryOf } from "../../../core/services/cart/cart.ts"
import { emptyGiftCard } from "../../../view/cart/cart-gift.tsx"
import { CartScreen } from "../../../view/screens/cart-screen.tsx"
import { cartCertificate, cartCustom, cartOf, cartRing, cartStone, noLines } from "../../support/samples/cart.ts"
import { follow, press, select, testControls, typeAndLeave } from "../../support/view/controls.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { drawRecorded, opens } from "../../support/view/recorded-view.tsx"
import { shopAt, unreachable } from "../../support/view/shop-at.ts"

beforeAll(withDialogs)

const cart: Cart = cartOf({
  jewelries: [cartRing, { ...cartRing, id: "0-109", name: "Кольцо без камня", sizes: [], isAvailableforSale: false }],
  diamond: [{ ...cartStone, certificateUrl: "/certificates/a.pdf" }],
  certificates: [cartCertificate],
  aside: { ...noLines, customJewelries: [cartCustom] },
  totalAmount: 2_357_400,
  totalCount: 4
})
const known = () => Promise.resolve(succeeded({ short: summaryOf(cart), full: cart }))

const cartPage = async () => {
  const shop = await shopAt("/cart", { loadCart: known })
  await shop.until("cart")
  return drawRecorded(shop.root, <CartScreen />)
}

testControls("view/cart/cart-line.tsx, view/cart/cart-move.tsx, view/cart/cart-size.tsx", cartPage, [
  [`Удалить: ${cartRing.name}`, press, ["cart", { type: "cart.remove", ids: [cartRing.id] }]],
  [`Отложить: ${cartRing.name}`, press, ["cart", { type: "cart.setAside", id: cartRing.id, isAside: true }]],
  [
    `Перенести в избранное: ${cartRing.name}`,
    press,
    ["wishlist", { type: "wishlist.toggle", item: { id: "102", type: 0 } }],
    ["cart", { type: "cart.remove", ids: [cartRing.id] }]
  ],
  [`Размер: ${cartRing.name}`, select("0-101"), ["cart", { type: "cart.resize", id: cartRing.id, to: "0-101" }]],
  ["Как он придёт", press, opens("cartCertificateInfo")]
])

testControls("view/cart/cart-quantity.tsx", cartPage, [
  ["Больше", press, ["cart", { type: "cart.change", id: cartCertificate.id, quantity: 3 }]],
  ["Меньше", press, ["cart", { type: "cart.change", id: cartCertificate.id, quantity: 1 }]],
  ["Количество", typeAndLeave("5"), ["cart", { type: "cart.change", id: cartCertificate.id, quantity: 5 }]],
  ["Количество", typeAndLeave("11")],
  ["Количество", typeAndLeave("2")]
])

testControls("view/cart/cart-aside.tsx", cartPage, [
  [`Вернуть в корзину: ${cartCustom.name}`, press, ["cart", { type: "cart.setAside", id: cartCustom.id, isAside: false }]],
  [`Удалить: ${cartCustom.name}`, press, ["cart", { type: "cart.remove", ids: [cartCustom.id] }]]
])

const gift = { item: cartCertificate.id, design: "drawing", quantity: "2", isInCart: "yes" }

testControls("view/cart/cart-summary.tsx, view/orders/paper-link.tsx and the buttons of dialogs", cartPage, [
  ["Очистить корзину", press, opens("cartDeleteAllConfirmation")],
  ["Перейти к оформлению", press, ["checkoutGate", { type: "checkout.enter" }]],
  [
    "Добавить гравировку, 3 500 ₽",
    press,
    opens("engraving", { item: cartRing.id, name: cartRing.name, places: cartRing.engravingPlaces, engraving: null })
  ],
  ["Подписать и выбрать день", press, opens("cartGift", { ...gift, ...emptyGiftCard })],
  ["Дать камню имя", press, opens("cartCertificateDiamond", { item: cartStone.id, name: "", message: "" })],
  ["Под заказ", press, opens("OrderModal", expect.objectContaining({ name: "Кольцо без камня", isReady: false }))],
  ["Сертификат с именем, PDF (откроется…", follow, ["papers", { type: "papers.request", kind: "open", url: "/certificates/a.pdf" }]]
])

const paperRefused = async () => {
  const shop = await shopAt("/cart", { loadCart: known, performPaper: () => Promise.resolve(unreachable) })
  await shop.until("cart")
  shop.send("papers", { type: "papers.request", kind: "open", url: "/certificates/a.pdf" })
  await shop.until("papers")
  return drawRecorded(shop.root, <CartScreen />)
}

testControls("view/orders/paper-link.tsx after a refusal", paperRefused, [
  ["Попробовать ещё раз", press, ["papers", { type: "papers.retry" }]]
])

const cartLost = async () => {
  const shop = await shopAt("/cart", { loadCart: () => Promise.resolve(unreachable) })
  await shop.until("cart")
  return drawRecorded(shop.root, <CartScreen />)
}

testControls("view/cart/cart-contents.late.tsx without a loaded cart", cartLost, [["Повторить", press, ["cart", { type: "cart.retry" }]]])

const cartUnsent = async () => {
  const shop = await shopAt("/cart", { loadCart: known, sendCartWrite: () => Promise.resolve(unreachable) })
  await shop.until("cart")
  shop.send("cart", { type: "cart.remove", ids: [cartRing.id] })
  await shop.until("cart", (snapshot) => snapshot.matches("waiting"))
  return drawRecorded(shop.root, <CartScreen />)
}

testControls("view/cart/cart-contents.late.tsx with a change that was not sent", cartUnsent, [
  ["Повторить", press, ["cart", { type: "cart.retry" }]]
])
