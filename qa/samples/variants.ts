import type { Variant } from "../../core/services/constructor/variants.ts"

/** Frame without a stone, as the constructor stores it. */
export const frameVariant: Variant = {
  choice: { skuId: 101 },
  name: "Кольцо «Опора»",
  note: "без камня",
  picture: "/pictures/jewelry/solitaire-white",
  shape: null,
  price: 42_500,
  isAvailable: true,
  to: "/create-jewelry/constructor/from-frame/diamonds/?skuId=101",
  piece: null
}

/** Same frame with a stone. */
export const variantWithStone: Variant = {
  ...frameVariant,
  choice: { skuId: 101, diamondId: 7 },
  name: "Кольцо «Опора» с вашим бриллиантом",
  note: "1,02\u00A0карата",
  price: 731_500,
  to: "/create-jewelry/constructor/from-frame/ready-product/?skuId=101&diamondId=7",
  piece: {
    id: "2-101-7",
    frame: "Белое золото 585, размер 16,5, 2,19 г",
    stones: "Круг 1,02 карата, E (2), VS1 (4)",
    lost: null,
    order: null
  }
}
