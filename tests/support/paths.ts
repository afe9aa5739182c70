import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, getNextTransitions } from "xstate"
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, getStateNodes } from "xstate/graph"
import { makeInertScope } from "../../core/journal/inert-scope.ts"

/** What the world around one machine may do: its input, payloads of intents, and outcomes of its actors. */
export type World = {
  readonly machine: AnyStateMachine
  readonly input?: unknown
  readonly events: ReadonlyArray<AnyEventObject>
  /** Whether an intent is worth following here, where a context can grow for ever. */
  readonly follows?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean
  /** Actors that watch and never answer. */
  readonly watchers?: ReadonlyArray<string>
}

export type Path = { readonly title: string; readonly snapshot: AnyMachineSnapshot; readonly events: ReadonlyArray<AnyEventObject> }

/** The shortest path to every distinct snapshot. Actors never run: the world plays their outcomes. */
export const pathsThrough = (world: World): ReadonlyArray<Path> =>
  getShortestPaths(still(world), traversal(world)).map((path) => {
    const events = path.steps.map((step) => step.event as AnyEventObject).filter((event) => event.type !== "xstate.init")
    const snapshot = path.state as AnyMachineSnapshot
    return { snapshot, events, title: `${nameOf(snapshot)} by ${events.map((event) => event.type).join(", ") || "start"}` }
  })

/** The machine as rows "state --event--> state", pinned by a test: paths made from a machine cannot notice that a transition left it. */
export const tableOf = (world: World): ReadonlyArray<string> => {
  const rows = adjacencyMapToArray(getAdjacencyMap(still(world), traversal(world))).map(
    ({ event, nextState, state }) => `${nameOf(state as AnyMachineSnapshot)} --${event.type}--> ${nameOf(nextState as AnyMachineSnapshot)}`
  )
  return [...new Set(rows)].toSorted()
}

/**
 * The same for a machine of regions, a row for each region that a transition changes: the product of the regions says nothing more. What
 * changes no region stands by what it keeps.
 */
export const tableOfRegions = (world: World): ReadonlyArray<string> => {
  const rows = adjacencyMapToArray(getAdjacencyMap(still(world), traversal(world))).flatMap(({ event, nextState, state }) => {
    const [before, after] = [state as AnyMachineSnapshot, nextState as AnyMachineSnapshot]
    const changed = Object.keys(before.value).flatMap((region) => {
      const [from, to] = [regionOf(before, region), regionOf(after, region)]
      return from === to ? [] : [`${from} --${event.type}--> ${to}`]
    })
    const kept = Object.keys(before.context).filter((key) => before.context[key] !== after.context[key])
    return changed.length > 0 || kept.length === 0 ? changed : [`* --${event.type}--> keeps ${kept.join(", ")}`]
  })
  return [...new Set(rows)].toSorted()
}

const regionOf = ({ value }: AnyMachineSnapshot, region: string): string =>
  nameOf({ value: { [region]: value[region] } } as AnyMachineSnapshot)

/** Ids of the leaf states in which no path came to rest; those that are only passed through have an `always`. */
export const unreached = ({ machine }: World, paths: ReadonlyArray<Path>): ReadonlyArray<string> =>
  getStateNodes(machine)
    .filter((node) => (node.type === "atomic" || node.type === "final") && (node.always ?? []).length === 0)
    .filter((node) => !paths.some(({ snapshot }) => snapshot._nodes.includes(node)))
    .map((node) => node.id)

/** The machine in a scope where it has a parent and nothing happens; XState's own graph scope has none and `sendParent` throws in it. */
const still = ({ input, machine }: World) => {
  const { scope } = makeInertScope()
  const initial = () => machine.getInitialSnapshot(scope, input)
  return {
    transition: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => machine.transition(snapshot, event, scope),
    getInitialSnapshot: initial,
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot
  } as unknown as AnyStateMachine
}

const traversal = ({ events, follows = () => true }: World) => ({
  events: (snapshot: AnyMachineSnapshot) => {
    const types = new Set(getNextTransitions(snapshot).map((transition) => transition.eventType))
    return [...types].flatMap((type) => {
      const known = events.filter((event) => event.type === type)
      return (known.length > 0 ? known : [{ type }]) as never
    })
  },
  filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
    event.type !== "" && snapshot.can(event) && follows(snapshot, event),
  serializeState: (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, snapshot.context]) as never,
  serializeEvent: (event: AnyEventObject) => JSON.stringify(event) as never,
  limit: 5_000
})

const nameOf = ({ value }: AnyMachineSnapshot): string =>
  typeof value === "string" ? value : JSON.stringify(value).replaceAll(/[{}"]/g, "").replaceAll(":", ".")
