import { Schema } from "effect"
import { plain } from "../../domain/schema/privacy.ts"
import { DiamondCard } from "../catalog-diamonds.ts"
import { JewelryCard } from "../catalog-jewelry.ts"

export const TitleAndLink = Schema.Struct({ title: plain(Schema.String), link: plain(Schema.String) })

/** A link with a picture as `previews` of the catalogue have it, and how much there is behind it: «48 украшений». */
const Tile = Schema.Struct({ ...TitleAndLink.fields, text: plain(Schema.String), picture: plain(Schema.String) })
export type Tile = typeof Tile.Type

/** One row of a showcase. */
export const Shelf = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("tiles"), title: plain(Schema.String), tiles: Schema.Array(Tile) }),
  Schema.Struct({ kind: Schema.Literal("pieces"), title: plain(Schema.String), all: TitleAndLink, pieces: Schema.Array(JewelryCard) }),
  Schema.Struct({ kind: Schema.Literal("stones"), title: plain(Schema.String), all: TitleAndLink, stones: Schema.Array(DiamondCard) })
])
export type Shelf = typeof Shelf.Type

/** Link of a showcase to something beside its goods: a name and a sentence. */
const Way = Schema.Struct({ ...TitleAndLink.fields, text: plain(Schema.String) })
export type Way = typeof Way.Type

/** Goods and links of a landing about more than the pieces of a collection: loose stones, or the whole catalogue (RT-037, RT-038). */
export const Showcase = Schema.Struct({
  /** The button of its first view. */
  action: TitleAndLink,
  /** The list above it in the breadcrumbs; `null` right under the home page. */
  parent: Schema.NullOr(TitleAndLink),
  shelves: Schema.Array(Shelf),
  ways: Schema.Array(Way)
})
export type Showcase = typeof Showcase.Type
