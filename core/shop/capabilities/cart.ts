import { fromKeeper } from "../../kernel/from-run.ts"
import { retryOffline } from "../../machines/shell/offline.ts"
import { readCartId } from "../../domain/cart/read-cart-id.ts"
import { repeatedText } from "../../domain/cart/repeated-text.ts"
import type { CartEvent, CartStorageEvent } from "../../machines/cart/cart.machine.ts"
import { loadCart, sendCartWrite } from "../../services/cart/cart.ts"
import { makeCartWriter, watchCart } from "../../services/cart/stored-cart.ts"
import { ApiError } from "../../services/ports/api.ts"
import { queuedWrite } from "../../services/queued-write.ts"
import { callOf, type Capability, command, type Reactions } from "../capability.ts"
import { signedInFacts } from "../../machines/account/signed-in.ts"
import { errorToast, successToast } from "../toast.ts"

const calls = { loadCart: callOf(ApiError, loadCart), sendCartWrite: callOf(ApiError, queuedWrite(sendCartWrite)) }

const reloadCart = (): Reactions => [command("cart", { type: "cart.reload" })]

/** Ends the stored choice of a certificate. */
const endGiftChoice = command("dialogs", { type: "dialogs.renew", form: "giftcards" })

const toCart = { link: { title: "Перейти в корзину", to: "/cart" } }

const checkoutPath = "/cart/checkout"

/** Cart with its outbox, the dialog after an addition, the transition to checkout (CART-027). Toasts: ERRC-011 to ERRC-015. */
export const cart: Capability<"cart" | "addedDialog" | "checkoutGate", typeof calls> = {
  calls,
  features: {
    cart: {
      follows: ["auth.loggedIn", "auth.loggedOut", "auth.expired"],
      provide: ({ actorOf, onDevice, tab }) => {
        const writeCart = makeCartWriter()
        return {
          actors: {
            loadCart: actorOf.loadCart,
            sendWrite: actorOf.sendCartWrite,
            storage: fromKeeper(
              tab,
              (sendBack: (event: CartEvent) => void) => onDevice(watchCart(sendBack)),
              (change: CartStorageEvent) => onDevice(writeCart(change))
            )
          }
        }
      }
    },
    addedDialog: { follows: ["cart.added", "dialogs.opened"] },
    checkoutGate: {
      follows: signedInFacts,
      provide: ({ called, connection }) => ({ actors: { loadCart: called((runs) => retryOffline(connection, runs.loadCart)) } })
    }
  },
  policies: {
    /** CART-005. */
    "cart.itemsChangedElsewhere": () => [command("recovery", { type: "recovery.renew" })],
    "cart.adding": ({ id, name }) => [command("addedDialog", { type: "addedDialog.await", id, name })],
    "cart.added": ({ id, order }) =>
      order === undefined
        ? [successToast("Товар успешно добавлен", toCart), ...(readCartId(id)?.type === "certificate" ? [endGiftChoice] : [])]
        : [],
    "cart.repeated": ({ items }) => {
      const text = repeatedText(items)
      return [items.some(({ refusal }) => refusal === null) ? successToast(text, toCart) : errorToast(text)]
    },
    "cart.removed": ({ lines }) => [
      successToast(lines.length > 1 ? "Товары удалены из корзины" : "Товар удалён из корзины", {
        undo: lines.length === 0 ? null : lines
      })
    ],
    "cart.putAside": ({ line }) => [successToast("Товар отложен, он ждёт под корзиной", { undo: [line] })],
    "cart.putBack": () => [successToast("Товар снова в корзине")],
    /** A failed removal shows no toast (ERRC-037, ERRC-038). */
    "cart.refused": ({ kind, message, order }) => (kind === "remove" || order !== undefined ? [] : [errorToast(message)]),
    "cart.writePostponed": ({ isCutOff }) => [
      errorToast(
        isCutOff
          ? "Нет связи с магазином. Изменения корзины сохранены и уйдут, когда она появится"
          : "Не удалось добавить товар в корзину: в магазине сбой. Попробуем ещё раз сами",
        isCutOff
      )
    ],
    "toasts.undone": ({ lines }) => [command("cart", { type: "cart.restore", lines })],
    "addedDialog.due": ({ name }) => [command("dialogs", { type: "dialogs.open", key: "cartAdd", props: { name } })],
    "checkoutGate.foundMissing": ({ codes }) => [
      command("dialogs", { type: "dialogs.open", key: "cartNotAvailableItems", props: { codes } }),
      ...reloadCart()
    ],
    "checkoutGate.foundNothing": reloadCart,
    "checkoutGate.loginRequested": () => [command("dialogs", { type: "dialogs.open", key: "login", props: { toCheckout: true } })],
    "checkoutGate.opened": () => [command("navigation", { type: "navigation.go", to: checkoutPath, replace: false })]
  },
  afterForm: { engraving: reloadCart, diamondWords: reloadCart, gift: () => [...reloadCart(), endGiftChoice] }
}
