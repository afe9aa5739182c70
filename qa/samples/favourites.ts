import type { FavouriteItem } from "../../core/contract/favorites.ts"

const nothing = {
  shape: null,
  weight: null,
  color: null,
  colorRf: null,
  clarity: null,
  clarityRf: null,
  cut: null,
  cutRf: null,
  skuCode: null,
  diameter: null,
  width: null,
  size: null,
  metal: null,
  metalProbe: null,
  includesCount: null,
  includesWeightSum: null,
  includeWeight: null,
  report: null
}

const order = { id: 1, name: "Бриллиант, круг 1,02 карата", isReady: true, link: "/diamonds/10248617/", comment: "Номер пакета: 10248617" }

/** Available round. */
export const likedStone: FavouriteItem = {
  ...nothing,
  id: 1,
  type: 1,
  code: "10248617",
  category: null,
  link: "/diamonds/10248617",
  picture: "/pictures/stones/round",
  price: 1_289_000,
  isAvailable: true,
  title: "Круг, 1,02 карата",
  subtitle: "E (2), VS1 (4)",
  shape: "round",
  weight: 1.02,
  color: "E",
  colorRf: "2",
  clarity: "VS1",
  clarityRf: "4",
  cut: "EX",
  cutRf: "А",
  diameter: 6.5,
  width: 6.51,
  report: {
    measurements: { length: 6.49, width: 6.51, height: 3.99 },
    polish: "EX",
    symmetry: "VG",
    fluorescence: "Faint",
    table: 57,
    depth: 61.4,
    girdle: 3.5,
    crownAngle: 34.6,
    pavilionAngle: 40.8,
    laboratory: "GIA",
    pricePerCarat: 1_263_700
  },
  order
}

/** Oval of the same colour. */
export const likedOval: FavouriteItem = {
  ...likedStone,
  id: 2,
  code: "10248618",
  link: "/diamonds/10248618",
  picture: "/pictures/stones/oval",
  price: 968_400,
  title: "Овал, 0,90 карата",
  subtitle: "E (2), VVS2 (3)",
  shape: "oval",
  weight: 0.9,
  clarity: "VVS2",
  clarityRf: "3",
  cut: null,
  cutRf: null,
  diameter: 7.6,
  width: 5.48,
  report: {
    measurements: { length: 7.6, width: 5.48, height: 3.4 },
    polish: "VG",
    symmetry: "EX",
    fluorescence: "None",
    table: 58.5,
    depth: 62,
    girdle: 4,
    crownAngle: 35.2,
    pavilionAngle: 41.2,
    laboratory: null,
    pricePerCarat: 1_076_000
  },
  order: { ...order, id: 2, name: "Бриллиант, овал 0,90 карата", link: "/diamonds/10248618/" }
}

/** Sold ring; its variant has the id of the stone. */
export const likedRing: FavouriteItem = {
  ...nothing,
  id: 1,
  type: 0,
  code: "0241073-1",
  category: { code: "kolco", name: "Кольца" },
  link: "/jewelry/kolco/0241073/skuId_1/",
  picture: "/pictures/jewelry/solitaire-white",
  price: 742_500,
  isAvailable: false,
  title: "Кольцо «Полярис»",
  subtitle: "Белое золото 585, бриллиант 1,02 карата",
  shape: "round",
  color: "E",
  colorRf: "2",
  clarity: "VS1",
  clarityRf: "4",
  weight: 3.2,
  skuCode: "0241073",
  size: 16.5,
  metal: "Белое золото",
  metalProbe: 585,
  includesCount: 1,
  includesWeightSum: 1.02,
  includeWeight: 1.02,
  order: { id: 1, name: "Кольцо «Полярис»", isReady: false, link: "/jewelry/kolco/0241073/skuId_1/", comment: "Артикул: 0241073-1" }
}
