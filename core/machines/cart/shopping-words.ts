import { wishlistMost } from "../../domain/content/house-rules.ts"
import type { CartFact } from "./cart-setup.ts"
import type { Toast } from "../shell/toasts.machine.ts"
import type { WishlistFact } from "../favourites/wishlist-setup.ts"

type Words = Omit<Toast, "id">
type Told<F extends { readonly type: string }, T extends F["type"]> = Extract<F, { readonly type: T }>

const plain = { link: null, undo: null } as const

/** What is said of what happened to the cart and to the favourites (ERRC-011 to ERRC-015, SHL-010). */
export const wordsOf = {
  added: { kind: "done", text: "Товар успешно добавлен", link: { title: "Перейти в корзину", to: "/cart" }, undo: null },
  removed: ({ lines }: Told<CartFact, "cart.removed">): Words => ({
    kind: "done",
    text: lines.length > 1 ? "Товары удалены из корзины" : "Товар удалён из корзины",
    link: null,
    undo: lines.length === 0 ? null : lines
  }),
  refused: ({ message }: Told<CartFact, "cart.refused">): Words => ({
    ...plain,
    kind: "error",
    text: message
  }),
  waited: ({ isCutOff }: Told<CartFact, "cart.waited">): Words => ({
    ...plain,
    kind: "error",
    text: isCutOff
      ? "Нет связи с магазином. Изменения корзины сохранены и уйдут, когда она появится"
      : "Не удалось добавить товар в корзину: в магазине сбой. Попробуем ещё раз сами"
  }),
  wasFull: { ...plain, kind: "error", text: `В избранном может быть не больше ${wishlistMost} товаров` },
  unliked: ({ message }: Told<WishlistFact, "wishlist.refused">): Words => ({
    ...plain,
    kind: "error",
    text: message
  }),
  unsent: ({ isCutOff }: Told<WishlistFact, "wishlist.waited">): Words => ({
    ...plain,
    kind: "error",
    text: isCutOff
      ? "Нет связи с магазином. Избранное сохранено и уйдёт, когда она появится"
      : "Не удалось сохранить избранное: в магазине сбой. Попробуем ещё раз сами"
  })
} as const
