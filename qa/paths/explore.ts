import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions } from "xstate"
import type { World } from "./world.ts"
import { makeStepper, type StepResult } from "./stepper.ts"

export type Step = StepResult & { readonly before: AnyMachineSnapshot; readonly event: AnyEventObject }

/** Distinct snapshot with its shortest path. */
export type ExploredState = {
  readonly input: unknown
  readonly snapshot: AnyMachineSnapshot
  readonly events: ReadonlyArray<AnyEventObject>
  readonly crossed: ReadonlyArray<string>
}

/** Reachable snapshots and steps. */
export type Exploration = { readonly places: ReadonlyArray<ExploredState>; readonly steps: ReadonlyArray<Step> }

/**
 * Explores breadth-first, so that the first path to a snapshot is a shortest one. Actors never run: the world has their outcomes. `enough`
 * limits the snapshots.
 */
export const explore = (world: World, enough = Number.POSITIVE_INFINITY): Exploration => {
  const { begin, step } = makeStepper(world.machine)
  const places = new Map<string, ExploredState>()
  const steps: Array<Step> = []
  for (const input of inputsOf(world)) {
    const first = begin(input)
    places.set(keyOf(first.after), { input, snapshot: first.after, events: [], crossed: first.crossed })
  }
  for (const { crossed, events, input, snapshot } of places.values()) {
    if (places.size >= enough) break
    for (const event of eventsAt(world, snapshot)) {
      if (!isExplored(world, snapshot, event)) continue
      const stepped = step(snapshot, event)
      if (stepped.crossed.length === 0) continue
      steps.push({ ...stepped, before: snapshot, event })
      const key = keyOf(stepped.after)
      if (!places.has(key))
        places.set(key, { input, snapshot: stepped.after, events: [...events, event], crossed: [...crossed, ...stepped.crossed] })
      if (places.size > maxPlaces)
        throw new Error(`${world.machine.id} has more than ${maxPlaces} snapshots: its world needs \`isExplored\``)
    }
  }
  return { places: [...places.values()], steps }
}

export const inputsOf = ({ input, otherInputs = [] }: World): ReadonlyArray<unknown> => [input, ...otherInputs]

/** Possible events: the world's payloads of each type that the state handles, or the bare type. */
export const eventsAt = ({ events }: World, snapshot: AnyMachineSnapshot): ReadonlyArray<AnyEventObject> => {
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))
  types.delete("")
  return [...types].flatMap((type) => {
    const own = events.filter((event) => event.type === type)
    return own.length > 0 ? own : [{ type }]
  })
}

/** Identity of a snapshot: its states and context. */
export const keyOf = ({ context, value }: AnyMachineSnapshot): string => JSON.stringify([value, context])

const isExplored = (world: World, snapshot: AnyMachineSnapshot, event: AnyEventObject) => world.isExplored?.(snapshot, event) ?? true

const maxPlaces = 5_000
