import { maxDiamondMessageLength, maxDiamondNameLength, maxGiftCertificates } from "../content/shop-rules.ts"

/** Largest quantity of a line: 1 of a unique item, otherwise `most`, 10 by default (LIM-037, CART-035). */
export const maxQuantityOf = (isCountable: boolean, most: number | null = null): number => (isCountable ? (most ?? maxGiftCertificates) : 1)

export const maxLines = 100

export const cartTexts = {
  quantity: "Укажите количество целым числом, не меньше 1",
  tooMany: (most: number) => (most === 1 ? "Это единственный экземпляр, он уже в корзине" : `Можно заказать не больше ${most}`),
  tooManyLines: `В корзине может быть не больше ${maxLines} позиций`,
  unknown: "Такого товара нет",
  unfitStones: "Эти камни не подходят к оправе",
  unavailable: "Этого товара сейчас нет в наличии",
  onOrder: "Это изделие делают на заказ. Отправьте запрос «Под заказ» на его странице",
  noSuchSize: "Такого размера у этого изделия нет",
  sizeInCart: "Этот размер уже есть в корзине",
  sizeAside: "Этот размер вы отложили. Верните его в корзину",
  tooManyAside: `Отложить можно не больше ${maxLines} позиций`,
  notEngraved: "Это изделие не гравируют",
  notInCart: "Этого товара нет в корзине",
  notAside: "Этого товара нет среди отложенных",
  diamondName: `Максимальная длина - ${maxDiamondNameLength} символов`,
  diamondMessage: `Максимальная длина - ${maxDiamondMessageLength} символов`
} as const
