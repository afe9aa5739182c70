import type { Sku } from "../../../core/contract/catalog-jewelry.ts"
import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import { drawBuild } from "./build.ts"
import type { Shank } from "../../../core/domain/product/scaled-picture.ts"
import { categoryOf } from "./design.ts"
import { chooseFirstMetals } from "./first-metals.ts"
import { makeRandom, oneOf, type Random } from "../random.ts"
import { headOf } from "./heads.ts"
import { drawMake, drawPendantChain, type Make } from "./makes.ts"
import { mixDesigns } from "./mix-designs.ts"
import { drawInserts } from "./inserts.ts"
import { drawMetals, type PieceMetal } from "./metals.ts"
import { priceStones } from "./price.ts"
import { drawShank, onShank, withShankStones } from "./shanks.ts"
import type { CollectedSet } from "./sets/piece-set.ts"
import { pieceSets } from "./sets/sets.ts"
import { drawSizes, makeSkus, type Variants } from "./skus.ts"
import type { DescribedPiece } from "./placeholders.ts"
import { dayMs } from "../../../core/domain/text/day-after.ts"

export type Draft = DescribedPiece & {
  readonly id: number
  readonly productCode: string
  readonly set: CollectedSet
  readonly skus: readonly [Sku, ...ReadonlyArray<Sku>]
  readonly isOnOrder: boolean
  readonly isNew: boolean
  readonly isSold: boolean
  readonly addedAt: string
}

/** Draws pieces in deliveries of twelve, oldest first; the last delivery is on a fixed day. */
export const drawDrafts = (random: Random): ReadonlyArray<Draft> => {
  const planned = shuffled(random, pieceSets).flatMap((set) => {
    const metals = drawMetals(random, set.color)
    return set.designs.map((design): PlannedDraft => ({ set, design, metals: metals.filter(isMadeIn(design)) }))
  })
  const deliveries = Math.ceil(planned.length / piecesInDelivery)
  const ordered = Array.from({ length: deliveries }, (_, delivery) =>
    shuffled(random, planned.slice(delivery * piecesInDelivery, (delivery + 1) * piecesInDelivery))
  ).flat()
  const drafts: Array<Draft> = []
  const [shankRandom, makesRandom, chainRandom] = [makeRandom(shankSeed), makeRandom(makesSeed), makeRandom(chainSeed)]
  for (const [index, plan] of chooseFirstMetals(mixDesigns(ordered)).entries()) {
    const firstId = (drafts.at(-1)?.skus.at(-1)?.id ?? firstSku - 1) + 1
    const shank = drawShank(shankRandom, plan.design)
    const isFancy = plan.set.color !== undefined
    const make = { ...drawMake(makesRandom, plan.design, isFancy), ...drawPendantChain(chainRandom, plan.design, isFancy) }
    drafts.push(
      drawDraft(
        random,
        { ...plan, shank, make, hasWhiteHead: false, ...headOf(plan.set.name, plan.design) },
        { index, firstId, age: deliveries - 1 - Math.floor(index / piecesInDelivery) }
      )
    )
  }
  return drafts
}

type PlannedDraft = { readonly set: CollectedSet; readonly design: PictureDesign; readonly metals: ReadonlyArray<PieceMetal> }

/** Seeds of separate generators, so that drawing shanks, makes and chains leaves all other draws as they are. */
const [shankSeed, makesSeed, chainSeed] = [907, 911, 919]
const piecesInDelivery = 12
const newDeliveries = 6
const firstSku = 10_001
const lastDelivery = Date.UTC(2026, 10, 19, 6)

type Place = { readonly index: number; readonly firstId: number; readonly age: number }

type PlannedPiece = PlannedDraft & { readonly shank: Shank | undefined; readonly make: Make; readonly hasWhiteHead: boolean }

const drawDraft = (
  random: Random,
  { design, hasWhiteHead, make, metals, set, shank }: PlannedPiece,
  { age, firstId, index }: Place
): Draft => {
  const category = categoryOf(design)
  const inserts = withShankStones(drawInserts(random, design, set.color), shank)
  const build = onShank(drawBuild(random, design, inserts), shank)
  const productCode = productCodeOf(index)
  const status = drawStatus(random)
  const variants: Variants = {
    firstId,
    productCode,
    design,
    shank,
    metals,
    sizes: drawSizes(random, category, design),
    build,
    stones: priceStones(inserts),
    carats: inserts.reduce((sum, { quantity, weight }) => sum + quantity * weight, 0),
    discount: status === "lowered" ? 0.05 + 0.01 * random.whole(0, 9) : 0,
    availability: status === "sold" ? "none" : status === "onOrder" ? "all" : "mixed"
  }
  const skus = makeSkus(random, variants)
  return {
    id: index + 1,
    productCode,
    set,
    design,
    shank,
    make,
    hasWhiteHead,
    category,
    inserts,
    build,
    metals,
    sizes: variants.sizes,
    grams: skus[0].weight,
    skus,
    isOnOrder: status === "onOrder",
    isNew: age < newDeliveries && status !== "sold" && status !== "lowered",
    isSold: status === "sold",
    addedAt: new Date(lastDelivery - age * daysBetweenDeliveries * dayMs).toISOString()
  }
}

const daysBetweenDeliveries = 9

const isMadeIn =
  (design: PictureDesign) =>
  ({ metal }: PieceMetal): boolean =>
    metal === "gold" || lightEnoughForPlatinum.has(design)

const lightEnoughForPlatinum: ReadonlySet<PictureDesign> = new Set<PictureDesign>([
  "solitaire",
  "solitaire-six",
  "solitaire-basket",
  "solitaire-oval",
  "solitaire-emerald",
  "solitaire-cushion",
  "solitaire-princess",
  "solitaire-pear",
  "solitaire-marquise",
  "three-stone",
  "halo",
  "bezel",
  "half-bezel",
  "cluster",
  "cushion-halo",
  "band",
  "eternity",
  "studs",
  "bevelled",
  "half-eternity",
  "halo-studs"
])

const drawStatus = oneOf<"ordinary" | "onOrder" | "sold" | "lowered">([
  ["ordinary", 84],
  ["onOrder", 7],
  ["sold", 3.5],
  ["lowered", 5.5]
])

/** «0241073»; a step coprime to the modulus makes codes unique. */
const productCodeOf = (index: number): string => `02${String((41_073 + index * 7_919) % 99_991).padStart(5, "0")}`

const shuffled = <A>(random: Random, values: ReadonlyArray<A>): ReadonlyArray<A> => {
  const deck = [...values]
  for (let last = deck.length - 1; last > 0; last--) {
    const other = random.whole(0, last)
    const [a, b] = [deck[last], deck[other]]
    if (a === undefined || b === undefined) continue
    deck[last] = b
    deck[other] = a
  }
  return deck
}
