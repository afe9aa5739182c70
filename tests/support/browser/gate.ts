import type { Fault, FaultProxy, Rule } from "../server/fault-proxy.ts"

/** Holds the requests of a stage until the walk answers them, as the paths say. */
export type Gate = {
  /** From now on they wait; those that wait already go on waiting. */
  readonly hold: () => void
  /** What waits is answered, and what comes after it until they are held again. */
  readonly answer: (answer: Fault | "well") => void
  /** What waits is answered, as soon as something does; what comes after it waits. */
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
    let told = () => {}
    arrival = new Promise<void>((resolve) => (told = resolve))
    inject({ match, fault: { kind: "held", until, told } })
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
