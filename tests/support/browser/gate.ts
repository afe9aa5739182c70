import type { Fault, FaultProxy, Rule } from "../server/fault-proxy.ts"

/** Holds the requests of a stage until the walk answers them. */
export type Gate = {
  /** Holds requests from now on; waiting ones continue to wait. */
  readonly hold: () => void
  /** Answers waiting requests, and later ones until the next `hold`. */
  readonly answer: (answer: Fault | "well") => void
  /** Answers the waiting requests, or the first to arrive; later ones wait. */
  readonly answerOnce: (answer: Fault | "well") => Promise<void>
}

export const gateOf = ({ inject: replace }: FaultProxy, match: RegExp, always: ReadonlyArray<Rule> = []): Gate => {
  const inject = (...rules: ReadonlyArray<Rule>) => replace(...rules, ...always)
  const lift = () => inject()
  lift()
  let open: ((answer: Fault | null) => void) | null = null
  let arrival: Promise<void> = Promise.resolve()
  const hold = () => {
    if (open !== null) return
    const until = new Promise<Fault | null>((resolve) => (open = resolve))
    let onHeld = () => {}
    arrival = new Promise<void>((resolve) => (onHeld = resolve))
    inject({ match, fault: { kind: "held", until, onHeld } })
  }
  const answer: Gate["answer"] = (given) => {
    const fault = given === "well" ? null : given
    if (fault === null) lift()
    else inject({ match, fault })
    open?.(fault)
    open = null
  }
  const answerOnce: Gate["answerOnce"] = async (given) => {
    hold()
    await arrival
    const before = open
    open = null
    hold()
    before?.(given === "well" ? null : given)
  }
  return { hold, answer, answerOnce }
}
