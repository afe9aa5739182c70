import { Effect } from "effect"
import { isRatio } from "../../core/domain/true-size/calibration.ts"
import type { PixelRatio } from "../../core/services/product/stored-calibration.ts"

/** Uses a media query for the present resolution, so each change needs a new one. */
export const pixelRatio: PixelRatio = {
  read: Effect.sync(() => current()),
  watch: (notify) =>
    Effect.callback<never>(() => {
      let query: MediaQueryList | undefined
      const watchNext = () => {
        query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
        query.addEventListener("change", change, { once: true })
      }
      const change = () => {
        watchNext()
        notify(current())
      }
      watchNext()
      return Effect.sync(() => query?.removeEventListener("change", change))
    })
}

const current = (): number => (isRatio(devicePixelRatio) ? devicePixelRatio : 1)
