export const lines = [{ id: "0-1", quantity: 1, price: 100 }]
export const added = {
  kind: "done",
  text: "Товар успешно добавлен",
  link: { title: "Перейти в корзину", to: "/cart" },
  undo: null
} as const
export const removed = { kind: "done", text: "Товар удалён из корзины", link: null, undo: lines } as const

const waiting = { kind: "error", text: "Нет связи с магазином", link: null, undo: null } as const
export const show = (toast: typeof added | typeof removed | typeof waiting) => ({
  type: "toasts.show",
  toast,
  isOfNetwork: toast === waiting
})
export const offlineToast = show(waiting)
export const turned = (isThere: boolean) => ({ type: "network.turned", isThere })
export const expire = (place: number) => ({ type: `toasts.expire.${place}` })
