import { Effect } from "effect"
import type { Connection } from "../../core/services/ports/connection.ts"

/** `returns` also reports that the user is back on the page. */
export const connection: Connection["Service"] = {
  returns: (notify) =>
    Effect.callback<never>(() => {
      const reportVisible = () => (document.visibilityState === "visible" ? notify() : undefined)
      addEventListener("online", notify)
      addEventListener("focus", notify)
      document.addEventListener("visibilitychange", reportVisible)
      return Effect.sync(() => {
        removeEventListener("online", notify)
        removeEventListener("focus", notify)
        document.removeEventListener("visibilitychange", reportVisible)
      })
    }),
  isOnline: Effect.sync(() => navigator.onLine),
  watch: (notify) =>
    Effect.callback<never>(() => {
      const [reportOnline, reportOffline] = [() => notify(true), () => notify(false)]
      if (!navigator.onLine) reportOffline()
      addEventListener("online", reportOnline)
      addEventListener("offline", reportOffline)
      return Effect.sync(() => {
        removeEventListener("online", reportOnline)
        removeEventListener("offline", reportOffline)
      })
    })
}
