import { Effect } from "effect"
import type { PaperVerdict, PaperWays } from "../../core/services/ports/papers.ts"

/** Records opened, copied and shared addresses for tests. */
export const makePaperWays = (canShare = true) => {
  const seen: Array<string> = []
  const note = <E>(kind: string, what: Effect.Effect<string, E>): Effect.Effect<PaperVerdict, E> =>
    Effect.map(what, (text): PaperVerdict => {
      seen.push(`${kind} ${text}`)
      return "done"
    })
  const service: PaperWays["Service"] = {
    open: (address) => note("open", address),
    copy: (link) => note("copy", link),
    share: (link) => note("share", link),
    canShare: Effect.succeed(canShare)
  }
  return { service, seen }
}
