import type { ReplayIndex } from "../core/journal/replay-index.ts"
import { comparableState } from "../core/journal/fold.ts"
import { cleaningOf } from "../core/journal/mask.ts"
import { privacyMarks } from "./marks.ts"
import { shortName, stateText } from "./moment.ts"

/** Writes a machine's history up to a moment as a test, with personal data masked. */
export const testOf = (replayIndex: ReplayIndex, key: string, position: number): string | undefined => {
  const incarnation = replayIndex.incarnation(key)
  const folded = replayIndex.stateAt(key, position)
  if (incarnation === undefined || folded === undefined) return undefined
  const entries = replayIndex.positionsOf(key).flatMap((place) => (place <= position ? (replayIndex.entry(place) ?? []) : []))
  const [first] = entries
  const { masked } = cleaningOf([replayIndex.journal(), comparableState(folded.snapshot)], privacyMarks)
  const json = (value: unknown) => textOf(masked(value))
  const events = (incarnation.origin === undefined ? entries.slice(1) : entries).map(({ event }) => event)
  const initial =
    incarnation.origin === undefined
      ? `machine.getInitialSnapshot(scope, ${json(first?.event["input"] ?? null)})`
      : `machine.restoreSnapshot(${json(incarnation.origin.snapshot)}, scope)`
  return `import { expect, it } from "vitest"
import { makeInertScope } from "../../core/journal/inert-scope.ts"
import { machinesNamed } from "../../core/journal/machines.ts"
import { machines } from "../../core/shop/machines-by-name.ts"

it(${JSON.stringify(`${shortName(incarnation.actor)} comes to ${stateText(folded.snapshot)}`)}, async () => {
  const incarnation = ${json({ actor: incarnation.actor, incarnation: incarnation.incarnation, machine: incarnation.machine, ended: incarnation.ended })}
  const machine = (await machinesNamed([incarnation.machine], machines))(incarnation)
  if (machine === undefined) throw new Error("no such machine")
  const events = ${json(events)}
  const { scope } = makeInertScope()
  const initial = ${initial}
  const { context, status, value } = events.reduce((snapshot, event) => machine.transition(snapshot, event, scope), initial)
  expect({ value, context, status }).toEqual(${json(comparableState(folded.snapshot))})
})
`
}

const textOf = (value: unknown): string => JSON.stringify(value, null, 2) ?? "undefined"
