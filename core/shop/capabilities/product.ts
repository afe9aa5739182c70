import { ApiError } from "../../services/ports/api.ts"
import { recallViewed } from "../../services/product/recall-viewed.ts"
import { callOf, type Capability } from "../capability.ts"

const calls = { recallViewed: callOf(ApiError, recallViewed) }

/** The gallery of a product page, and the products viewed before. */
export const product: Capability<"viewed" | "gallery", typeof calls> = {
  calls,
  features: {
    viewed: { provide: ({ actorOf }) => ({ actors: { ...actorOf } }) },
    gallery: {
      provide: ({ coverHistory, holdScroll }) => ({ actors: { holdScroll, coverHistory: coverHistory({ type: "gallery.back" }) } })
    }
  }
}
