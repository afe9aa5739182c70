import { ApiError } from "../../services/ports/api.ts"
import { recallViewed } from "../../services/product/recall-viewed.ts"
import { ImpossibleStone, measureStones } from "../../services/product/measure-stones.ts"
import { callOf, type Capability } from "../capability.ts"

const calls = { recallViewed: callOf(ApiError, recallViewed), measureStones: callOf(ImpossibleStone, measureStones) }

/** Gallery, live stone, and products viewed before. */
export const product: Capability<"viewed" | "gallery" | "liveStone", typeof calls> = {
  calls,
  features: {
    viewed: { provide: ({ actorOf: { recallViewed: recall } }) => ({ actors: { recallViewed: recall } }) },
    liveStone: { provide: ({ actorOf: { measureStones: measure } }) => ({ actors: { measureStones: measure } }) },
    gallery: {
      provide: ({ coverHistory, holdScroll }) => ({ actors: { holdScroll, coverHistory: coverHistory({ type: "gallery.back" }) } })
    }
  }
}
