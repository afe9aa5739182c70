import { wishlistMost } from "../../domain/content/house-rules.ts"
import type { Policies, Reaction } from "../../kernel/plan.ts"
import type { ToastsEvent } from "../../machines/shell/toasts.machine.ts"
import type { ShopFact } from "../facts.ts"
import type { ShopFeatures } from "../registry.ts"

type Show = Extract<ToastsEvent, { readonly type: "toasts.show" }>

const show = (toast: Show["toast"], isOfNetwork = false): ReadonlyArray<Reaction<ShopFeatures, ShopFact>> => [
  { to: "toasts", command: { type: "toasts.show", toast, isOfNetwork } }
]

const error = (text: string): Show["toast"] => ({ kind: "error", text, link: null, undo: null })

/** What is said of what happened to the cart and to the favourites (ERRC-011 to ERRC-015, SHL-010), and what a tooltip needs. */
export const shellPolicies: Policies<ShopFeatures, ShopFact> = {
  "tooltip.asked": () => [{ to: "reference", command: { type: "reference.require" } }],
  "cart.added": () => show({ kind: "done", text: "Товар успешно добавлен", link: { title: "Перейти в корзину", to: "/cart" }, undo: null }),
  "cart.removed": ({ lines }) =>
    show({
      kind: "done",
      text: lines.length > 1 ? "Товары удалены из корзины" : "Товар удалён из корзины",
      link: null,
      undo: lines.length === 0 ? null : lines
    }),
  "cart.putAside": ({ line }) => show({ kind: "done", text: "Товар отложен, он ждёт под корзиной", link: null, undo: [line] }),
  "cart.tookBack": () => show({ kind: "done", text: "Товар снова в корзине", link: null, undo: null }),
  /** Of a removal that failed nothing is said (ERRC-037, ERRC-038). */
  "cart.refused": ({ kind, message }) => (kind === "remove" ? [] : show(error(message))),
  "cart.waited": ({ isCutOff }) =>
    show(
      error(
        isCutOff
          ? "Нет связи с магазином. Изменения корзины сохранены и уйдут, когда она появится"
          : "Не удалось добавить товар в корзину: в магазине сбой. Попробуем ещё раз сами"
      ),
      isCutOff
    ),
  "wishlist.wasFull": () => show(error(`В избранном может быть не больше ${wishlistMost} товаров`)),
  "wishlist.refused": ({ message }) => show(error(message)),
  "wishlist.waited": ({ isCutOff }) =>
    show(
      error(
        isCutOff
          ? "Нет связи с магазином. Избранное сохранено и уйдёт, когда она появится"
          : "Не удалось сохранить избранное: в магазине сбой. Попробуем ещё раз сами"
      ),
      isCutOff
    )
}
