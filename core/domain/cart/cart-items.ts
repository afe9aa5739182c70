import type { EngravingPlace, PricedEngraving } from "../engraving/engraving.ts"
import type { Arrival, ItemSupply } from "../delivery/arrival.ts"
import type { Shape } from "../product/diamond.ts"
import { withRussian } from "../product/diamond-specs.ts"
import { finishNames, fluorescenceNames } from "../product/diamond-text.ts"
import { giftCertificateYears } from "../content/shop-rules.ts"
import { stonesOf } from "../product/jewelry-stones.ts"
import { type Category, type nameMetal, jewelryPath } from "../product/jewelry.ts"
import { formatSize, materialLine } from "../product/jewelry-text.ts"
import { formatPrice } from "../text/money.ts"
import { commentOfCustom, commentOfDiamond, commentOfJewelry } from "../quick-orders/quick-order.ts"
import { formatNumber, formatPercent, nbsp } from "../text/numbers.ts"
import { formatCount } from "../text/plural.ts"
import { type CartType } from "../product/cart-ids.ts"
import { readCartId } from "./read-cart-id.ts"
import type { Cart, CartDiamond } from "./cart-schema.ts"
import type { Gift } from "./gift-schema.ts"
import { type CartGoods, missingOf } from "./goods-availability.ts"
import type { MissingReason } from "./missing.ts"

type Metal = Parameters<typeof nameMetal>[0] & { readonly category: { readonly code: Category }; readonly size: number | null }

type JewelryLine = Cart["jewelries"][number]
type DiamondLine = Cart["diamond"][number]
type CustomLine = Cart["customJewelries"][number]
type CertificateLine = Cart["certificates"][number]
type Line = JewelryLine | DiamondLine | CustomLine | CertificateLine

export type SimilarCriteria = { readonly shape: Shape; readonly weight: number } | { readonly category: Category }

export type SizeOfLine = { readonly id: string; readonly label: string; readonly isAvailable: boolean }

/** Cart line for display (ENT-025, ENT-026). */
export type CartItem = {
  readonly id: string
  readonly type: CartType
  readonly code: string
  readonly name: string
  /** `null` when the product no longer has a page. */
  readonly url: string | null
  readonly isAvailable: boolean
  readonly missing: MissingReason | null
  /** Criteria for similar products. */
  readonly similar: SimilarCriteria | null
  readonly isCountable: boolean
  readonly collection: string | null
  readonly category: string | null
  readonly isWishlistAvailable: boolean
  readonly price: number
  readonly previousPrice: number | null
  readonly image: string | null
  readonly attributes: string
  /** Shown on demand. */
  readonly attributesMore: ReadonlyArray<readonly [name: string, value: string]>
  /** Identical stones share a row. */
  readonly attributesTable: ReturnType<typeof stonesOf>
  readonly quantity: number
  readonly quantityMax: number
  readonly certificateUrl: string | null
  /** Custom name and message; `null` unless a stone. */
  readonly diamond: { readonly name: string; readonly message: string } | null
  readonly engraving: PricedEngraving | null
  readonly engravingPlaces: ReadonlyArray<EngravingPlace>
  /** Includes the line's own size; empty without a choice. */
  readonly sizes: ReadonlyArray<SizeOfLine>
  /** Input of the delivery estimate; `null` for certificates. */
  readonly supply: ItemSupply | null
  /** Moscow, if ordered now and alone. */
  readonly arrival: Arrival | null
  /** Quick order comment; `null` for certificates. */
  readonly comment: string | null
  readonly gift: Gift | null
}

/** CART-038, CART-039, CART-047. */
export const jewelryItem = (line: JewelryLine): CartItem => {
  const missing = missingOf(line, { type: "jewelry", record: line })
  const isInStock = missing !== "gone" && missing !== "onOrder"
  const { category, code, productCode } = line
  const variant = readCartId(line.id)?.product
  return {
    ...common(line, { type: "jewelry", record: line }),
    similar: { category: category.code },
    ...groupsOf(line),
    code,
    name: line.name,
    url: !line.isActive ? null : jewelryPath(category.code, productCode, isInStock ? variant : undefined),
    isCountable: line.isCountable,
    isWishlistAvailable: line.isActive,
    attributes: pieceAttributes(line),
    attributesTable: stonesOf(line.inserts),
    ...choicesOf(line, isInStock),
    attributesMore: [
      ["Масса изделия", `${formatNumber(line.weight, 2)}${nbsp}г`],
      ["Бирка", line.tagNumber]
    ],
    comment: commentOfJewelry(line)
  }
}

/** CART-037, CART-044, CART-045, CART-047. */
export const diamondItem = (line: DiamondLine): CartItem => ({
  ...common(line, { type: "diamond", record: line }),
  similar: { shape: line.shape, weight: line.weight },
  code: line.code,
  name: line.name,
  url: line.isActive ? `/diamonds/${line.code}` : null,
  isCountable: line.isCountable,
  isWishlistAvailable: line.isActive,
  attributes: stoneAttributes(line),
  attributesMore: [
    ["Полировка", finishNames[line.polish]],
    ["Симметрия", finishNames[line.symmetry]],
    ["Флуоресценция", fluorescenceNames[line.fluorescence]],
    ["Глубина и площадка", `${formatPercent(line.depth)}, ${formatPercent(line.table)}`]
  ],
  certificateUrl: line.certificateUrl,
  diamond: { name: line.diamondName ?? "", message: line.diamondMessage ?? "" },
  comment: commentOfDiamond({ ...line, article: line.code })
})

/** CART-041, CART-042, CART-046. */
export const customItem = (line: CustomLine): CartItem => ({
  ...common(line, { type: "custom", record: line }),
  similar: { category: line.category.code },
  ...groupsOf(line),
  code: line.code,
  name: line.name,
  url: line.isActive
    ? `/create-jewelry/constructor/from-frame/ready-product/?skuId=${line.jewelryId}&${
        line.includesCount > 1 ? `complectId=${line.complectId ?? ""}` : `diamondId=${line.diamondId ?? ""}`
      }`
    : null,
  isCountable: false,
  isWishlistAvailable: false,
  attributes: pieceAttributes(line),
  attributesTable: stonesOf(line.inserts),
  ...choicesOf(line, line.isActive && line.isCustomJewelryActive && line.isAvailableforSale),
  attributesMore: [
    ["Оправа", line.partNumber],
    ["Масса оправы", `${formatNumber(line.weight, 2)}${nbsp}г`],
    ["Бирка", line.tagNumber]
  ],
  comment: commentOfCustom(line)
})

/** CART-035, CART-040. */
export const certificateItem = (line: CertificateLine): CartItem => ({
  ...common(line, { type: "certificate", record: line }),
  code: line.id,
  name: line.name,
  url: "/giftcards",
  isCountable: true,
  isWishlistAvailable: false,
  gift: line.gift,
  attributes: `Номинал ${formatPrice(line.price)}, действует ${formatCount(giftCertificateYears, ["год", "года", "лет"])} с даты покупки`,
  attributesMore: []
})

const common = (line: Line, goods: CartGoods) => {
  const { arrival, id, previews, previousPrice, price, quantity, quantityMax, salons, workDays } = line
  const missing = missingOf(line, goods)
  return {
    id,
    type: goods.type,
    missing,
    price,
    previousPrice,
    quantity,
    quantityMax,
    arrival,
    supply: goods.type === "certificate" ? null : { workDays, salons },
    isAvailable: missing === null,
    similar: null,
    collection: null,
    category: null,
    attributesTable: [],
    image: previews[0] ?? null,
    certificateUrl: null,
    diamond: null,
    engraving: null,
    engravingPlaces: [],
    sizes: [],
    comment: null,
    gift: null
  }
}

const groupsOf = ({ category, collection }: JewelryLine | CustomLine) => ({
  category: category.name,
  collection: collection?.name ?? null
})

export const pieceAttributes = (piece: Parameters<typeof materialLine>[0] & Metal & { readonly code: string }): string =>
  `${[materialLine(piece), ...sizeOf(piece)].join(", ")}. ${articleOf(piece.code)}`

export const stoneAttributes = (stone: Pick<CartDiamond, "clarity" | "clarityRf" | "code" | "color" | "colorRf" | "cut">): string =>
  `${[
    `Цвет ${withRussian(stone.color, stone.colorRf)}`,
    `чистота ${withRussian(stone.clarity, stone.clarityRf)}`,
    ...(stone.cut === null ? [] : [`огранка ${stone.cut}`])
  ].join(", ")}. ${articleOf(stone.code)}`

/** A piece out of stock offers no choice. */
const choicesOf = ({ category, engraving, engravingPlaces, sizes }: JewelryLine | CustomLine, isInStock: boolean) => ({
  engraving,
  engravingPlaces: isInStock ? engravingPlaces : [],
  sizes: isInStock && sizes.length > 1 ? sizes.map((size) => ({ ...size, label: formatSize(category.code, size.size) })) : []
})

const articleOf = (code: string): string => `Арт.${nbsp}${code}`

const sizeOf = ({ category, size }: Metal): ReadonlyArray<string> =>
  size === null ? [] : [`размер${nbsp}${formatSize(category.code, size)}`]
