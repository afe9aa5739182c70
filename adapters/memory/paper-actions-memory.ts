import { Effect } from "effect"
import type { PaperVerdict, PaperActions } from "../../core/services/ports/papers.ts"

/** Records opened, copied and shared addresses for tests. */
export const makePaperActions = (canShare = true) => {
  const seen: Array<string> = []
  const record = <E>(kind: string, address: Effect.Effect<string, E>): Effect.Effect<PaperVerdict, E> =>
    Effect.map(address, (text): PaperVerdict => {
      seen.push(`${kind} ${text}`)
      return "done"
    })
  const service: PaperActions["Service"] = {
    open: (address) => record("open", address),
    copy: (link) => record("copy", link),
    share: (link) => record("share", link),
    canShare: Effect.succeed(canShare)
  }
  return { service, seen }
}
