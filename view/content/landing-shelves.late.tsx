import type { Shelf, Showcase } from "../../core/contract/content/showcase.ts"
import { DiamondCard } from "../catalogue/diamond-card.tsx"
import { GoodsRow, threeInRow } from "../catalogue/goods-row.tsx"
import { JewelryCard } from "../catalogue/jewelry-card.tsx"
import { ShelfTiles } from "./showcase/shelf-tiles.tsx"

export function LandingShelves({ shelves }: Pick<Showcase, "shelves">) {
  return shelves.map((shelf, index) => <OneShelf key={shelf.title} id={`shelf-${index + 1}`} shelf={shelf} />)
}

function OneShelf({ id, shelf }: { readonly id: string; readonly shelf: Shelf }) {
  switch (shelf.kind) {
    case "tiles":
      return <ShelfTiles id={id} title={shelf.title} tiles={shelf.tiles} />
    case "pieces":
      return (
        <GoodsRow id={id} title={shelf.title} all={shelf.all}>
          {shelf.pieces.map((card) => (
            <JewelryCard key={card.productCode} card={card} heading="h3" sizes={threeInRow} />
          ))}
        </GoodsRow>
      )
    case "stones":
      return (
        <GoodsRow id={id} title={shelf.title} all={shelf.all}>
          {shelf.stones.map((card) => (
            <DiamondCard key={card.code} card={card} heading="h3" sizes={threeInRow} />
          ))}
        </GoodsRow>
      )
  }
}
