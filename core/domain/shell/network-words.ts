import { waitsForNetwork } from "./network-waits.ts"

/** Offline messages, for the page and for actions. */
export const networkWords = {
  gone: "Нет сети. Корзина и избранное уйдут в магазин сами, когда она вернётся",
  back: "Сеть снова есть",
  /** Replaces the label of the pressed button. */
  waits: waitsForNetwork,
  formWaits: "Нет сети. Введённое сохранено и уйдёт само, как только она вернётся",
  formStays: "Отправить не вышло: нет сети. Введённое сохранено, нажмите ещё раз, когда она вернётся",
  checkWaits: "Нет сети. Проверим наличие и откроем оформление сами, как только она вернётся",
  orderWaits: "Нет сети, поэтому мы не знаем, оформлен ли заказ. Спросим сами, как только она вернётся: второй заказ не появится",
  cartWaits: "Нет сети. Изменения сохранены и уйдут сами, как только она вернётся"
} as const
