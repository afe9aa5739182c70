import { mirroredPictures } from "./jewelry-picture.ts"
import { showsPiece, stonePicture, unmirrorPicture } from "./picture-files.ts"

type PicturedProduct = { readonly previews: ReadonlyArray<string> }

/**
 * Varies the first pictures, because pieces of one design share theirs. Each card gets the least repeated one: its first, then others, then mirror
 * images.
 */
export const arrangePictures = <Card extends PicturedProduct>(page: ReadonlyArray<Card>): ReadonlyArray<Card> => {
  const looks = page.map(candidatesOf)
  const chosen = spread(looks)
  return page.map((card, index) => {
    const look = chosen.get(index)
    return look === undefined || look === card.previews[0] ? card : { ...card, previews: withFirst(look, card.previews) }
  })
}

/** Mirrors a stone's picture if the same picture stands nearer before it than its mirror image. */
export const arrangeStones = <Card extends Parameters<typeof stonePicture>[0]>(page: ReadonlyArray<Card>): ReadonlyArray<Card> => {
  const places = new Map<string, number>()
  return page.map((card, place) => {
    if (card.photo) return card
    const lastOf = (isMirrored: boolean): number => places.get(stonePicture({ ...card, isMirrored })) ?? -1
    const isMirrored = lastOf(true) < lastOf(false)
    places.set(stonePicture({ ...card, isMirrored }), place)
    return isMirrored ? { ...card, isMirrored } : card
  })
}

const candidatesOf = ({ previews }: PicturedProduct): ReadonlyArray<string> => {
  const [first, ...others] = previews
  if (first === undefined) return []
  const drawn = [first, ...others.filter(showsPiece)]
  return [...drawn, ...drawn.flatMap((picture) => mirroredPictures.get(picture) ?? [])]
}

const withFirst = (first: string, pictures: ReadonlyArray<string>): ReadonlyArray<string> => [
  first,
  ...pictures.filter((picture) => picture !== unmirrorPicture(first))
]

/** Makes the most repeated picture as rare as possible (augmenting paths). */
const spread = (looks: ReadonlyArray<ReadonlyArray<string>>): ReadonlyMap<number, string> => {
  const chosen = new Map<number, string>()
  const takers = new Map<string, Set<number>>()

  const take = (taker: number, look: string): true => {
    takers.get(chosen.get(taker) ?? "")?.delete(taker)
    chosen.set(taker, look)
    takers.set(look, (takers.get(look) ?? new Set()).add(taker))
    return true
  }

  /** Takes a picture used fewer than `most` times, or one of a card that can take another. */
  const place = (taker: number, most: number, tried: Set<string>): boolean => {
    const untried = (looks[taker] ?? []).filter((look) => !tried.has(look))
    const free = untried.find((look) => (takers.get(look)?.size ?? 0) < most)
    if (free !== undefined) return take(taker, free)
    for (const look of untried) {
      tried.add(look)
      if ([...(takers.get(look) ?? [])].some((other) => place(other, most, tried))) return take(taker, look)
    }
    return false
  }

  let waiting = [...looks.keys()].filter((taker) => looks[taker]?.length !== 0)
  for (let most = 1; waiting.length > 0; most++) waiting = waiting.filter((taker) => !place(taker, most, new Set()))
  return chosen
}
