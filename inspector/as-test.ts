import type { Archive } from "../core/journal/archive.ts"
import { essence } from "../core/journal/fold.ts"
import { cleaningOf } from "../core/journal/mask.ts"
import { marks } from "./marks.ts"
import { shortName, stateText } from "./moment.ts"

/**
 * What one machine lived up to a moment, as a test: its events from its beginning, and what it came to. Personal data is masked. A tester
 * puts it into tests/paths and gives it a sentence.
 */
export const testOf = (archive: Archive, key: string, position: number): string | undefined => {
  const life = archive.life(key)
  const folded = archive.stateAt(key, position)
  if (life === undefined || folded === undefined) return undefined
  const entries = archive.placesOf(key).flatMap((place) => (place <= position ? (archive.entry(place) ?? []) : []))
  const [first] = entries
  const { masked } = cleaningOf([archive.journal(), essence(folded.snapshot)], marks)
  const json = (value: unknown) => textOf(masked(value))
  const events = (life.origin === undefined ? entries.slice(1) : entries).map(({ event }) => event)
  const initial =
    life.origin === undefined
      ? `machine.getInitialSnapshot(scope, ${json(first?.event["input"] ?? null)})`
      : `machine.restoreSnapshot(${json(life.origin.snapshot)}, scope)`
  return `import { expect, it } from "vitest"
import { makeInertScope } from "../../core/journal/inert-scope.ts"
import { machinesNamed } from "../../core/journal/machines.ts"
import { machines } from "../../core/shop/machines-by-name.ts"

it(${JSON.stringify(`${shortName(life.actor)} comes to ${stateText(folded.snapshot)}`)}, async () => {
  const life = ${json({ actor: life.actor, life: life.life, machine: life.machine, ended: life.ended })}
  const machine = (await machinesNamed([life.machine], machines))(life)
  if (machine === undefined) throw new Error("no such machine")
  const events = ${json(events)}
  const { scope } = makeInertScope()
  const initial = ${initial}
  const { context, status, value } = events.reduce((snapshot, event) => machine.transition(snapshot, event, scope), initial)
  expect({ value, context, status }).toEqual(${json(essence(folded.snapshot))})
})
`
}

const textOf = (value: unknown): string => JSON.stringify(value, null, 2) ?? "undefined"
