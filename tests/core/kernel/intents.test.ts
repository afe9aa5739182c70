import fc from "fast-check"
import { expect, it } from "vitest"
import {
  answered,
  followers,
  make,
  type Move,
  moves,
  names,
  retained,
  receivedBy,
  type SystemRun,
  runSystem
} from "../../support/kernel/system-walk.ts"

/** Expected events of each feature since it was requested, modelled without loads, mailboxes and turns. */
class Expected {
  readonly #received = new Map<string, ReadonlyArray<unknown>>([["a", []]])
  readonly #retained = new Map<string, string>()

  hear(move: Move, n: number): void {
    if (move.do === "give") this.#deliver(move.name, n)
    else if (move.do === "crash" || move.do === "end") this.#deliver(move.name, `x.${move.do}`)
    else if (move.do === "start") this.#require(move.name)
    else if (move.do === "stop") this.#received.delete(move.name)
    else if (move.do === "publish") this.#publish(move.type)
  }

  /** Events received before a crash are lost; `left` is the number of crashes still in its mailbox. */
  bury(name: string, left: number): void {
    const received = this.#received.get(name)
    if (received === undefined) return
    const deaths = received.flatMap((event, at) => (isDeath(event) ? [at] : []))
    const last = deaths[deaths.length - left - 1]
    if (last === undefined) return
    const rest = received.slice(last + 1)
    if (rest.length === 0) this.#received.delete(name)
    else
      this.#received.set(name, [
        ...this.#stands(name).filter((type) => !rest.some((event) => subjectOf(event) === subjectOf(type))),
        ...rest
      ])
  }

  of(name: string): ReadonlyArray<unknown> {
    return this.#received.get(name) ?? []
  }

  #require(name: string): void {
    if (!this.#received.has(name)) this.#received.set(name, this.#stands(name))
  }

  #deliver(name: string, event: unknown): void {
    this.#require(name)
    this.#received.set(name, [...this.of(name), event])
  }

  #publish(type: string): void {
    if (retained.includes(subjectOf(type))) this.#retained.set(subjectOf(type), type)
    for (const name of followers[type] ?? []) if (this.#received.has(name)) this.#deliver(name, type)
  }

  #stands(name: string): ReadonlyArray<string> {
    return [...this.#retained.values()].filter((type) => followers[type]?.some((other) => other === name))
  }

  answer(type: string): void {
    for (const name of answered[type] ?? []) this.#deliver(name, type)
  }
}

const isDeath = (event: unknown): boolean => event === "x.crash" || event === "x.end"
const subjectOf = (event: unknown): string => String(event).split(".", 1)[0] ?? ""

const isAtRest = ({ state }: SystemRun): boolean => [state().loading, state().lost, state().hearing].every(({ length }) => length === 0)

const compare = (walked: SystemRun, expected: Expected) => {
  for (const name of names) {
    const received = receivedBy(walked, name)
    expected.bury(name, received.filter(isDeath).length)
    expect([name, received]).toEqual([name, expected.of(name)])
  }
}

it("no intent is lost or reordered, for any order of loads, stops, facts and failures", async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (journey) => {
      const walked = await runSystem(new Set())
      const expected = new Expected()
      /** Only a wait yields: moves between two waits run in one task. */
      const step = (move: Move, n: number): Promise<void> | undefined => {
        const { hasLate } = walked.state()
        expected.hear(move, n)
        if (move.do === "publish" && (move.type !== "l.go" || hasLate)) expected.answer(move.type)
        const waiting = make(walked, move, n)
        if (waiting !== undefined) return waiting.then(() => compare(walked, expected))
        compare(walked, expected)
        return undefined
      }
      for (const [n, move] of journey.entries()) {
        const waiting = step(move, n)
        if (waiting !== undefined) await waiting
      }
      for (const name of names) await step({ do: "online", name }, -1)
      for (let rounds = journey.length + 1; rounds > 0 && !isAtRest(walked); rounds--) {
        await step({ do: "retry" }, -1)
        await step({ do: "wait" }, -1)
      }
      expect(walked.state()).toMatchObject({ loading: [], lost: [], hearing: [], mailbox: [] })
    }),
    { numRuns: 150 }
  )
})
