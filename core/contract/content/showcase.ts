import { Schema } from "effect"
import { plain } from "../../domain/schema/privacy.ts"
import { DiamondCard } from "../catalog-diamonds.ts"
import { JewelryCard } from "../catalog-jewelry.ts"
import { TitleAndLink } from "./titles.ts"

/** `picture` is an image base path, `text` an item count: «48 украшений». */
const Tile = Schema.Struct({ ...TitleAndLink.fields, text: plain(Schema.String), picture: plain(Schema.String) })
export type Tile = typeof Tile.Type

export const Shelf = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("tiles"), title: plain(Schema.String), tiles: Schema.Array(Tile) }),
  Schema.Struct({ kind: Schema.Literal("pieces"), title: plain(Schema.String), all: TitleAndLink, pieces: Schema.Array(JewelryCard) }),
  Schema.Struct({ kind: Schema.Literal("stones"), title: plain(Schema.String), all: TitleAndLink, stones: Schema.Array(DiamondCard) })
])
export type Shelf = typeof Shelf.Type

/** Link to a further page, with a sentence about it. */
const FurtherLink = Schema.Struct({ ...TitleAndLink.fields, text: plain(Schema.String) })
export type FurtherLink = typeof FurtherLink.Type

/** Content of a landing wider than one collection: loose stones or the whole catalogue (RT-037, RT-038). */
export const Showcase = Schema.Struct({
  action: TitleAndLink,
  /** Parent in the breadcrumbs; `null` directly below the home page. */
  parent: Schema.NullOr(TitleAndLink),
  shelves: Schema.Array(Shelf),
  ways: Schema.Array(FurtherLink)
})
export type Showcase = typeof Showcase.Type
