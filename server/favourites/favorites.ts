import { Effect, Schema } from "effect"
import type { FavouriteItem } from "../../core/contract/favorites.ts"
import { nameOnCard } from "../../core/domain/product/diamond-names.ts"
import { laboratoryOf } from "../../core/domain/product/diamond-certificate.ts"
import { clarities, finishes, fluorescences, shapes } from "../../core/domain/product/diamond.ts"
import { Insert } from "../../core/domain/product/jewelry-schema.ts"
import { JewelryCard } from "../../core/contract/catalog-jewelry.ts"
import { categories, categoryNames, jewelryPath, nameMetal } from "../../core/domain/product/jewelry.ts"
import { materialLine } from "../../core/domain/product/jewelry-text.ts"
import { orderOfDiamond, orderOfJewelry } from "../../core/domain/quick-orders/quick-order.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import type { FavouriteIds } from "../../core/domain/favourites/favourites-schema.ts"
import { type Wishlist, type WishlistItem, wishlistTypes } from "../../core/domain/favourites/wishlist.ts"
import { pictureColumns } from "../catalogue/diamonds.ts"
import { type DatabaseEffect, execute, query } from "../platform/db/query.ts"

export const findFavorites = (userId: number): DatabaseEffect<Wishlist> =>
  Effect.map(
    query<{ id: number; type: number }>(`select product_id as id, type from favorites where user_id = $1 order by position`, [userId]),
    (rows) => rows.map(({ id, type }) => ({ id: String(id), type: type === 1 ? wishlistTypes.diamond : wishlistTypes.jewelry }))
  )

/** Ids by kind of product (ENT-011). */
export const toIds = (list: Wishlist): FavouriteIds => ({
  diamonds: list.filter(({ type }) => type === wishlistTypes.diamond).map(({ id }) => Number(id)),
  jewelries: list.filter(({ type }) => type === wishlistTypes.jewelry).map(({ id }) => Number(id))
})

export const addFavoriteItem = (userId: number, { id, type }: WishlistItem): DatabaseEffect<void> =>
  execute("insert into favorites (user_id, type, product_id) values ($1, $2, $3) on conflict do nothing", [userId, type, Number(id)])

export const removeFavoriteItem = (userId: number, { id, type }: WishlistItem): DatabaseEffect<void> =>
  execute("delete from favorites where user_id = $1 and type = $2 and product_id = $3", [userId, type, Number(id)])

export const clearFavoriteItems = (userId: number): DatabaseEffect<void> => execute("delete from favorites where user_id = $1", [userId])

/** Omits missing products. */
export const resolveItems = (list: Wishlist): DatabaseEffect<ReadonlyArray<FavouriteItem>> =>
  Effect.gen(function* () {
    const { diamonds, jewelries } = toIds(list)
    const pieces = jewelries.length === 0 ? [] : yield* query(selectPieces, [[...jewelries]], Piece)
    const stones = diamonds.length === 0 ? [] : yield* query(selectStones, [[...diamonds]], Stone)
    const items = new Map<string, FavouriteItem>([
      ...pieces.map((piece) => [`${wishlistTypes.jewelry}-${piece.id}`, toPiece(piece)] as const),
      ...stones.map((stone) => [`${wishlistTypes.diamond}-${stone.id}`, toStone(stone)] as const)
    ])
    return list.flatMap(({ id, type }) => items.get(`${type}-${id}`) ?? [])
  })

const toPiece = (piece: typeof Piece.Type): FavouriteItem => ({
  id: piece.id,
  type: wishlistTypes.jewelry,
  code: piece.code,
  category: { code: piece.category, name: categoryNames[piece.category] },
  link: jewelryPath(piece.category, piece.productCode, piece.id),
  picture: piece.previews[0] ?? null,
  price: piece.price,
  isAvailable: piece.isAvailable,
  title: piece.name,
  subtitle: materialLine(piece),
  shape: piece.insert?.shape ?? null,
  weight: piece.weight,
  color: piece.insert?.color ?? null,
  colorRf: piece.insert?.colorRF ?? null,
  clarity: piece.insert?.clarity ?? null,
  clarityRf: piece.insert?.clarityRF ?? null,
  cut: null,
  cutRf: null,
  skuCode: piece.productCode,
  diameter: null,
  width: null,
  size: piece.size,
  metal: nameMetal(piece).replace(/ \d+$/, ""),
  metalProbe: piece.metalProbe,
  includesCount: piece.insertsCount,
  includesWeightSum: piece.insertsWeight,
  includeWeight: piece.insert?.weight ?? null,
  report: null,
  order: orderOfJewelry({ ...piece, category: { code: piece.category }, measures: [] }, { ...piece, isAvailableforSale: piece.isAvailable })
})

const toStone = (stone: typeof Stone.Type): FavouriteItem => ({
  id: stone.id,
  type: wishlistTypes.diamond,
  code: stone.code,
  category: null,
  link: `/diamonds/${stone.code}`,
  picture: stonePicture(stone),
  price: stone.price,
  isAvailable: stone.isAvailable,
  title: nameOnCard(stone.shape, stone.weight),
  subtitle: `${stone.color} (${stone.colorRf}), ${stone.clarity} (${stone.clarityRf})`,
  shape: stone.shape,
  weight: stone.weight,
  color: stone.color,
  colorRf: stone.colorRf,
  clarity: stone.clarity,
  clarityRf: stone.clarityRf,
  cut: stone.cut,
  cutRf: stone.cutRf,
  skuCode: null,
  diameter: stone.shape === "round" ? Math.round((stone.length + stone.width) * 50) / 100 : stone.length,
  width: stone.width,
  size: null,
  metal: null,
  metalProbe: null,
  includesCount: null,
  includesWeightSum: null,
  includeWeight: null,
  report: {
    measurements: { length: stone.length, width: stone.width, height: stone.height },
    polish: stone.polish,
    symmetry: stone.symmetry,
    fluorescence: stone.fluorescence,
    table: stone.table,
    depth: stone.depth,
    girdle: stone.girdle,
    crownAngle: stone.crownAngle,
    pavilionAngle: stone.pavilionAngle,
    laboratory: laboratoryOf(stone.cert),
    pricePerCarat: stone.pricePerCarat
  },
  order: orderOfDiamond({ ...stone, article: stone.code, isAvailableForSale: stone.isAvailable })
})

const Piece = Schema.Struct({
  id: Schema.Int,
  code: Schema.String,
  productCode: Schema.String,
  name: Schema.String,
  category: Schema.Literals(categories),
  metal: JewelryCard.fields.metal,
  metalColor: JewelryCard.fields.metalColor,
  metalProbe: JewelryCard.fields.metalProbe,
  size: Schema.NullOr(Schema.Finite),
  weight: Schema.Finite,
  insertsCount: Schema.Int,
  insertsWeight: Schema.Finite,
  insert: Schema.NullOr(Insert),
  price: Schema.Int,
  tagNumber: Schema.String,
  isOnOrder: Schema.Boolean,
  isAvailable: Schema.Boolean,
  previews: Schema.Array(Schema.String)
})
const Stone = Schema.Struct({
  id: Schema.Int,
  code: Schema.String,
  name: Schema.String,
  shape: Schema.Literals(shapes),
  weight: Schema.Finite,
  color: Schema.String,
  colorRf: Schema.String,
  clarity: Schema.Literals(clarities),
  clarityRf: Schema.String,
  cut: Schema.NullOr(Schema.Literals(finishes)),
  cutRf: Schema.NullOr(Schema.String),
  photo: Schema.NullOr(Schema.String),
  drawing: Schema.NullOr(Schema.Int),
  length: Schema.Finite,
  width: Schema.Finite,
  height: Schema.Finite,
  polish: Schema.Literals(finishes),
  symmetry: Schema.Literals(finishes),
  fluorescence: Schema.Literals(fluorescences),
  table: Schema.Finite,
  depth: Schema.Finite,
  girdle: Schema.Finite,
  crownAngle: Schema.Finite,
  pavilionAngle: Schema.Finite,
  cert: Schema.NullOr(Schema.String),
  pricePerCarat: Schema.Int,
  price: Schema.Int,
  isAvailable: Schema.Boolean
})

const selectPieces = `select sku.id, sku.code, piece.product_code as "productCode", piece.name, piece.category, sku.metal,
  sku.metal_color as "metalColor", sku.metal_probe as "metalProbe", sku.size, sku.weight, piece.inserts_count as "insertsCount",
  piece.inserts_weight as "insertsWeight", piece.inserts -> 0 as "insert", sku.price, sku.tag_number as "tagNumber",
  piece.is_on_order as "isOnOrder", sku.is_available_for_sale as "isAvailable", coalesce((
    select shown -> 'pictures' from jsonb_array_elements(piece.shown_previews) as shown where shown ->> 'metalColor' = sku.metal_color limit 1
  ), '[]') as previews
  from jewelry_skus as sku join jewelry as piece on piece.id = sku.jewelry_id where sku.id = any($1::int4[])`

const selectStones = `select id, code, name, shape, weight, color, color_rf as "colorRf", clarity, clarity_rf as "clarityRf", cut, cut_rf as "cutRf",
  length, width, height, polish, symmetry, fluorescence, "table", depth, girdle, crown_angle as "crownAngle", pavilion_angle as "pavilionAngle", cert, price_per_carat as "pricePerCarat", price, is_available_for_sale as "isAvailable",
  ${pictureColumns} from diamonds where id = any($1::int4[])`
