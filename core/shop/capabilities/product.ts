import { fromKeeper } from "../../kernel/from-run.ts"
import type { TrueSizeEvent, TrueSizeStorageEvent } from "../../machines/product/true-size.machine.ts"
import { ApiError } from "../../services/ports/api.ts"
import { recallViewed } from "../../services/product/recall-viewed.ts"
import { ImpossibleStone, measureStones } from "../../services/product/measure-stones.ts"
import { storeCalibration, watchCalibration } from "../../services/product/stored-calibration.ts"
import { callOf, type Capability } from "../capability.ts"

const calls = { recallViewed: callOf(ApiError, recallViewed), measureStones: callOf(ImpossibleStone, measureStones) }

export const product: Capability<"viewed" | "gallery" | "liveStone" | "trueSize", typeof calls> = {
  calls,
  features: {
    viewed: {
      provide: ({ actorOf, onReconnect }) => ({
        actors: { recallViewed: actorOf.recallViewed, watchConnection: onReconnect({ type: "viewed.reconnected" }) }
      })
    },
    liveStone: { provide: ({ actorOf: { measureStones: measure } }) => ({ actors: { measureStones: measure } }) },
    trueSize: {
      provide: ({ onDevice, pixelRatio, tab }) => ({
        actors: {
          storage: fromKeeper(
            tab,
            (sendBack: (event: TrueSizeEvent) => void) => onDevice(watchCalibration(pixelRatio, sendBack)),
            ({ calibration }: TrueSizeStorageEvent) => onDevice(storeCalibration(calibration))
          )
        }
      })
    },
    gallery: {
      provide: ({ coverHistory, holdScroll }) => ({ actors: { holdScroll, coverHistory: coverHistory({ type: "gallery.back" }) } })
    }
  }
}
