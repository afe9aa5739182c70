import type { MetalColor } from "../../../core/domain/product/jewelry.ts"
import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import type { Draft } from "./drafts.ts"

/** New piece on sale of each design, in a metal unlike its neighbour's. Returns ranks by id. */
export const chooseNovelties = (drafts: ReadonlyArray<Draft>): ReadonlyMap<number, number> => {
  const newest = drafts.toReversed().filter(({ isOnOrder, isSold }) => !isOnOrder && !isSold)
  const chosen = shown.flatMap(([design, color]) => {
    const all = newest.filter((draft) => draft.design === design && draft.skus[0].isAvailableforSale)
    const likely = all[0]?.isNew === true ? all.filter(({ isNew }) => isNew) : all.slice(0, newestConsidered)
    return likely.find(({ skus }) => skus[0].metalColor === color) ?? likely[0] ?? []
  })
  return new Map(chosen.map(({ id }, index) => [id, index + 1]))
}

const newestConsidered = 6

const shown: ReadonlyArray<readonly [PictureDesign, MetalColor]> = [
  ["halo", "white"],
  ["studs", "yellow"],
  ["pendant-pear", "rose"],
  ["solitaire", "yellow"],
  ["eternity", "white"],
  ["riviera", "white"],
  ["three-stone", "rose"],
  ["drops", "white"],
  ["tennis", "yellow"],
  ["circle-brooch", "white"],
  ["solitaire-emerald", "rose"],
  ["bezel", "yellow"]
]
