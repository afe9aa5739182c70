import type { Cart } from "../../../core/domain/cart/cart-schema.ts"

const line = { isActive: true, quantity: 1, quantityMax: 1, previousPrice: null, hold: null, workDays: 0, salons: [], arrival: null }

export const cartRing: Cart["jewelries"][number] = {
  ...line,
  id: "0-102",
  price: 1_289_000,
  code: "0241073-2",
  productCode: "0241073",
  name: "Кольцо «Полярис»",
  category: { code: "pomolvochnoe-kolco", name: "Помолвочные кольца" },
  collection: null,
  metal: "gold",
  metalColor: "white",
  metalProbe: 585,
  size: 16.5,
  weight: 3.42,
  tagNumber: "0-118-4527",
  insertsCount: 1,
  insertsWeight: 1.02,
  inserts: [],
  isAvailableforSale: true,
  isCountable: false,
  previews: ["/pictures/jewelry/solitaire-white"],
  engraving: null,
  engravingPlaces: [{ side: "inside", length: 25.9, letter: 1, radius: 8.2 }],
  sizes: [
    { id: "0-101", size: 16, isAvailable: true },
    { id: "0-102", size: 16.5, isAvailable: true },
    { id: "0-103", size: 17, isAvailable: false }
  ]
}

/** A stone in a cart, without a name. */
export const cartStone: Cart["diamond"][number] = {
  ...line,
  id: "1-7",
  price: 968_400,
  code: "10251177",
  name: "Бриллиант, овал 0,90 карата",
  weight: 0.9,
  shape: "oval",
  color: "D",
  colorRf: "1",
  clarity: "VVS2",
  clarityRf: "3",
  cut: null,
  fluorescence: "None",
  polish: "EX",
  symmetry: "VG",
  depth: 61.2,
  table: 58,
  cert: "GIA 6451203377",
  certUrl: null,
  hasCertificate: true,
  isAvailableForSale: true,
  isCountable: false,
  previews: ["/pictures/stones/oval"],
  diamondName: null,
  diamondMessage: null,
  certificateUrl: null
}

export const cartCustom: Cart["customJewelries"][number] = {
  ...line,
  id: "2-3-7",
  price: 742_300,
  code: "0930003-9/10251177",
  productCode: "0930003",
  name: "Кольцо «Исток» с вашим бриллиантом",
  category: { code: "kolco", name: "Кольца" },
  collection: null,
  metal: "gold",
  metalColor: "rose",
  metalProbe: 585,
  size: 17,
  weight: 2.9,
  partNumber: "О-003-585",
  tagNumber: "0-930-0109",
  inserts: [],
  insertsCount: 1,
  insertsWeight: 0.53,
  includesCount: 1,
  includesWeightSum: 0.53,
  jewelryId: 3,
  complectId: null,
  diamondId: 7,
  diamondIds: [7],
  isCountable: false,
  isCustomJewelryActive: true,
  isAvailableforSale: true,
  previews: ["/pictures/jewelry/solitaire-rose"],
  engraving: null,
  engravingPlaces: [],
  sizes: []
}

export const cartCertificate: Cart["certificates"][number] = {
  ...line,
  id: "3-3-50000-0",
  quantity: 2,
  quantityMax: 10,
  price: 50_000,
  name: "Подарочный сертификат",
  maxQuantity: null,
  gift: null,
  previews: ["drawing"]
}

/** Empty sections of a cart. */
export const noLines = { jewelries: [], diamond: [], customJewelries: [], certificates: [] }

/** An empty cart with changes. */
export const cartOf = (more: Partial<Cart> = {}): Cart => ({
  ...noLines,
  aside: noLines,
  engravingTotalAmount: 0,
  totalAmountWithoutEngraving: 0,
  totalAmount: 0,
  totalCount: 0,
  ...more
})
