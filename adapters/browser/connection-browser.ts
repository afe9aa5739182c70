import { Effect } from "effect"
import type { Connection } from "../../core/services/ports/connection.ts"

/** `returns` also reports that the user is back on the page. */
export const connection: Connection["Service"] = {
  returns: (tell) =>
    Effect.callback<never>(() => {
      const reportVisible = () => (document.visibilityState === "visible" ? tell() : undefined)
      addEventListener("online", tell)
      addEventListener("focus", tell)
      document.addEventListener("visibilitychange", reportVisible)
      return Effect.sync(() => {
        removeEventListener("online", tell)
        removeEventListener("focus", tell)
        document.removeEventListener("visibilitychange", reportVisible)
      })
    }),
  isThere: Effect.sync(() => navigator.onLine),
  watch: (tell) =>
    Effect.callback<never>(() => {
      const [reportOnline, reportOffline] = [() => tell(true), () => tell(false)]
      if (!navigator.onLine) reportOffline()
      addEventListener("online", reportOnline)
      addEventListener("offline", reportOffline)
      return Effect.sync(() => {
        removeEventListener("online", reportOnline)
        removeEventListener("offline", reportOffline)
      })
    })
}
