import type { Blank, BlankCard, ReadyPiece, ShortFrame } from "../../../core/contract/custom-jewelry.ts"
import { workPrice } from "../../../core/domain/constructor/work-price.ts"
import { blanks } from "../../../server/seed/frames/frames.ts"
import { cartCustom } from "./cart.ts"
import { diamondOf } from "../../../qa/samples/diamonds.ts"

const [opora] = blanks()
const [frame] = opora?.frames ?? []
if (opora === undefined || frame === undefined) throw new Error("The seed has no frames")
const { frames, measures, position: _, previews, ...own } = opora
const category = { code: "kolco", name: "Кольца" } as const
const [seat] = opora.seats
if (seat === undefined) throw new Error("A frame has no seat")
const fit = { ...own, category, seats: [seat] as const, work: workPrice(1) }
const pictures = previews[0]?.pictures ?? []

/** The frame «Опора» as its page shows it. */
export const oporaBlank: Blank = { ...fit, measures, previews, shownPreviews: previews, frames: [frame, ...frames.slice(1)] }

/** The frame «Опора» as a list shows it. */
export const oporaCard: BlankCard = {
  ...fit,
  metalColors: ["white", "rose", "yellow"],
  frame: frame.id,
  price: frame.price,
  previews: pictures,
  metals: [{ metal: "gold", metalColor: "white", metalProbe: 585, frame: frame.id, price: frame.price, previews: pictures }]
}

/** First variant of «Опора», as shown beside the choice of a stone. */
export const oporaFrame: ShortFrame = { ...fit, ...frame, previews: pictures }

/** Ring of the frame «Опора» and a stone. */
export const readyRing: ReadyPiece = {
  ...cartCustom,
  id: "2-101-7",
  name: "Кольцо «Опора» с вашим бриллиантом",
  isAvailable: true,
  parts: { setting: frame.price, stones: cartCustom.price, work: fit.work },
  price: frame.price + cartCustom.price + fit.work,
  description: opora.description,
  slug: opora.slug,
  stonesCount: 1,
  seats: fit.seats,
  sizes: [],
  diamonds: [diamondOf("round")],
  arrival: null,
  alternatives: [],
  otherSets: []
}
