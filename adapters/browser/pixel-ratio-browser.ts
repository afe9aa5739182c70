import { Effect } from "effect"
import { isRatio } from "../../core/domain/true-size/calibration.ts"
import type { PixelRatio } from "../../core/services/product/stored-calibration.ts"

/** Watches by a media query for the present resolution, so each change needs a new query. */
export const pixelRatio: PixelRatio = {
  read: Effect.sync(() => current()),
  watch: (tell) =>
    Effect.callback<never>(() => {
      let query: MediaQueryList | undefined
      const ask = () => {
        query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
        query.addEventListener("change", change, { once: true })
      }
      const change = () => {
        ask()
        tell(current())
      }
      ask()
      return Effect.sync(() => query?.removeEventListener("change", change))
    })
}

const current = (): number => (isRatio(devicePixelRatio) ? devicePixelRatio : 1)
