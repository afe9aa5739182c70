import type { Fault, FaultProxy, Rule } from "./fault-proxy.ts"

/** Holds the requests of a stage until the path answers them. */
export type Gate = {
  /** Holds new requests; waiting ones continue to wait. */
  readonly hold: () => void
  /** Answers waiting requests, and later ones until the next `hold`. */
  readonly answer: (answer: Fault | "well") => void
  /** Waits for a request to a matching address (default: any), then answers the held ones; later ones wait. */
  readonly answerOnce: (answer: Fault | "well", address?: RegExp) => Promise<void>
}

export const gateOf = ({ inject: replace }: FaultProxy, match: RegExp, always: ReadonlyArray<Rule> = []): Gate => {
  const inject = (...rules: ReadonlyArray<Rule>) => replace(...rules, ...always)
  const lift = () => inject()
  lift()
  let open: ((answer: Fault | null) => void) | null = null
  let waiting: Array<string> = []
  let onArrival = () => {}
  const hold = () => {
    if (open !== null) return
    const until = new Promise<Fault | null>((resolve) => (open = resolve))
    waiting = []
    const onHeld = (address: string) => {
      waiting.push(address)
      onArrival()
    }
    inject({ match, fault: { kind: "held", until, onHeld } })
  }
  const arrivalAt = (address: RegExp) =>
    new Promise<void>((resolve) => {
      onArrival = () => (waiting.some((each) => address.test(each)) ? resolve() : undefined)
      onArrival()
    })
  const answer: Gate["answer"] = (response) => {
    const fault = response === "well" ? null : response
    if (fault === null) lift()
    else inject({ match, fault })
    open?.(fault)
    open = null
  }
  const answerOnce: Gate["answerOnce"] = async (response, address = /^/) => {
    hold()
    await arrivalAt(address)
    const before = open
    open = null
    hold()
    before?.(response === "well" ? null : response)
  }
  return { hold, answer, answerOnce }
}
