import { Effect } from "effect"
import type { Connection } from "../../core/services/ports/connection.ts"

/** Network state by the browser's `online` and `offline` events; `returns` also reports that the user is back on the page. */
export const connection: Connection["Service"] = {
  returns: (tell) =>
    Effect.callback<never>(() => {
      const appear = () => (document.visibilityState === "visible" ? tell() : undefined)
      addEventListener("online", tell)
      addEventListener("focus", tell)
      document.addEventListener("visibilitychange", appear)
      return Effect.sync(() => {
        removeEventListener("online", tell)
        removeEventListener("focus", tell)
        document.removeEventListener("visibilitychange", appear)
      })
    }),
  isThere: Effect.sync(() => navigator.onLine),
  watch: (tell) =>
    Effect.callback<never>(() => {
      const [come, go] = [() => tell(true), () => tell(false)]
      if (!navigator.onLine) go()
      addEventListener("online", come)
      addEventListener("offline", go)
      return Effect.sync(() => {
        removeEventListener("online", come)
        removeEventListener("offline", go)
      })
    })
}
