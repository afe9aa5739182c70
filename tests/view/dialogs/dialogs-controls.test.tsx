// @vitest-environment jsdom
import { fireEvent } from "@testing-library/react"
import { createElement, type FunctionComponent } from "react"
import { beforeAll } from "vitest"
import { type DialogKey, dialogOf } from "../../../core/contract/dialogs.ts"
import { loadDialog, loadedDialog } from "../../../view/modal/loader.ts"
import { addressBook } from "../../../qa/samples/addresses.ts"
import { type ControlRow, controlOf, follow, press, testControls } from "../../support/view/controls.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { guestShop } from "../../support/view/in-shop.tsx"
import { drawRecorded, opens } from "../../support/view/recorded-view.tsx"

beforeAll(withDialogs)

/** Draws a dialog alone, over a shop whose features are not loaded. */
const dialog =
  (key: DialogKey, props: unknown = {}) =>
  async () => {
    const found = dialogOf(key, props)
    if (found === undefined) throw new Error(`"${key}" opens nothing`)
    await loadDialog(key)
    return drawRecorded(guestShop(), createElement(loadedDialog(key) as FunctionComponent<object>, found.props))
  }
const closes = (key?: DialogKey) => ["dialogs", { type: "dialogs.close", ...(key !== undefined && { key }) }] as const

const box = () => controlOf("button", "Закрыть").parentElement ?? document.body
const head = () => box().querySelector("h2")?.parentElement ?? document.body
const finger = { clientX: 10, clientY: 20 }
const scrim = () => {
  const whole = box().parentElement ?? document.body
  fireEvent.pointerDown(whole)
  fireEvent.click(whole)
}

testControls("view/modal/frame.tsx", dialog("useCertificate"), [
  ["Закрыть", press, closes()],
  ["Escape", () => fireEvent(box().parentElement ?? document.body, new Event("cancel", { cancelable: true })), closes()],
  ["the scrim", scrim, closes()],
  ["a press inside", () => fireEvent.click(box())],
  ["the pointer over it", () => fireEvent.pointerEnter(box()), ["dialogs", { type: "dialogs.hover" }]],
  ["the pointer beside it", () => fireEvent.pointerLeave(box()), ["dialogs", { type: "dialogs.unhover" }]],
  [
    "a finger on its head",
    () => fireEvent.touchStart(head(), { touches: [finger] }),
    ["dialogs", { type: "dialogs.touch", at: { x: 10, y: 20 } }]
  ],
  [
    "a lifted finger",
    () => fireEvent.touchEnd(head(), { changedTouches: [finger] }),
    ["dialogs", { type: "dialogs.lift", at: { x: 10, y: 20 } }]
  ]
])

const [address] = addressBook.addresses

const tables: ReadonlyArray<readonly [view: string, DialogKey, props: unknown, ReadonlyArray<ControlRow>]> = [
  [
    "view/dialogs/confirm-dialogs.tsx, view/modal/confirm-frame.tsx",
    "cartDeleteAllConfirmation",
    {},
    [
      ["Отмена", press, closes("cartDeleteAllConfirmation")],
      ["Очистить", press, ["cart", { type: "cart.clear" }], closes("cartDeleteAllConfirmation")]
    ]
  ],
  [
    "view/dialogs/cart-missing-dialog.tsx",
    "cartNotAvailableItems",
    { codes: ["0241073"] },
    [["Вернуться в корзину", press, closes("cartNotAvailableItems")]]
  ],
  ["view/dialogs/cart-add-dialog.tsx", "cartAdd", { name: "Кольцо" }, [["Продолжить покупки", press, closes("cartAdd")]]],
  [
    "view/dialogs/confirm-dialogs.tsx",
    "wishlistClearConfirmation",
    {},
    [
      ["Отмена", press, closes("wishlistClearConfirmation")],
      ["Очистить", press, ["wishlist", { type: "wishlist.clear" }], closes("wishlistClearConfirmation")]
    ]
  ],
  [
    "view/dialogs/confirm-dialogs.tsx",
    "orderCancel",
    { id: 12, name: "Заказ № 12", isPaid: true },
    [
      ["Оставить", press, closes("orderCancel")],
      ["Отменить заказ", press, ["orders", { type: "order:cancel", id: 12 }], closes("orderCancel")]
    ]
  ],
  [
    "view/dialogs/confirm-dialogs.tsx",
    "alertEnd",
    { id: 7, name: "Бриллиант, круг 1,02 карата" },
    [
      ["Оставить", press, closes("alertEnd")],
      ["Больше не следить", press, ["alerts", { type: "alerts.end", id: 7 }], closes("alertEnd")]
    ]
  ],
  [
    "view/dialogs/confirm-dialogs.tsx",
    "visitCancel",
    { id: 5, name: "27 ноября", isConfirmed: false },
    [
      ["Оставить", press, closes("visitCancel")],
      ["Отменить визит", press, ["visits", { type: "visits.cancel", id: 5 }], closes("visitCancel")]
    ]
  ],
  [
    "view/dialogs/diamond-order-dialogs.tsx",
    "diamondOrderCancel",
    { id: 300001, name: "Заявка № 300001" },
    [
      ["Оставить", press, closes("diamondOrderCancel")],
      ["Отменить заявку", press, ["diamondOrders", { type: "diamondOrders.cancel", id: 300001 }], closes("diamondOrderCancel")]
    ]
  ],
  [
    "view/dialogs/confirm-dialogs.tsx",
    "addressDel",
    { address },
    [
      ["Отмена", press, closes("addressDel")],
      [
        "Удалить",
        press,
        ["addresses", { type: "addresses.change", operation: { kind: "remove", id: address?.id ?? 0 } }],
        closes("addressDel")
      ]
    ]
  ],
  [
    "view/dialogs/external-link-dialog.tsx",
    "externalLink",
    { url: "https://gia.edu/report" },
    [
      ["Остаться", press, closes("externalLink")],
      ["Перейти на сайт gia.edu…", follow, closes("externalLink")]
    ]
  ],
  [
    "view/dialogs/diamond-start-dialog.tsx",
    "constructorDiamondStart",
    { frame: "Кольцо «Опора»", stonesCount: 1, to: "/constructor/start/" },
    [["Ещё посмотреть оправу", press, closes("constructorDiamondStart")]]
  ],
  [
    "view/dialogs/gift-certificate-dialogs.tsx",
    "cartCertificateInfo",
    {},
    [
      ["Как воспользоваться", press, opens("useCertificate")],
      ["Правила сертификата", press, opens("termsCertificate")]
    ]
  ],
  ["view/dialogs/order-success-dialog.tsx", "orderSuccess", { number: 77 }, [["Связаться с нами", press, opens("contactUs")]]],
  ["view/dialogs/pass-recovery-dialog.tsx", "passRecovery", {}, [["Войти", press, opens("login")]]],
  [
    "view/dialogs/login-dialog.tsx",
    "login",
    { redirect: true },
    [["Зарегистрироваться", press, opens("registration", { redirect: true })]]
  ],
  [
    "view/dialogs/info-dialog.tsx",
    "info",
    { title: "Пароль", text: "Сохранили", action: { key: "login", label: "Войти" } },
    [["Войти", press, opens("login")]]
  ]
]
for (const [view, key, props, rows] of tables) testControls(view, dialog(key, props), rows)
