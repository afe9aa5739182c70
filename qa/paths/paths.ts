import type { AnyEventObject, AnyMachineSnapshot } from "xstate"
import { getStateNodes } from "xstate/graph"
import { explore, type Exploration } from "./explore.ts"
import type { World } from "./world.ts"

/** A way through a machine, with the transitions that it crosses. */
export type Path = {
  readonly title: string
  readonly input: unknown
  readonly snapshot: AnyMachineSnapshot
  readonly events: ReadonlyArray<AnyEventObject>
  readonly crossed: ReadonlyArray<string>
}

/**
 * The shortest path to every distinct snapshot, and one more over each transition that none of them crosses. Actors never run: the world
 * supplies their outcomes.
 */
export const pathsThrough = (world: World): ReadonlyArray<Path> => pathsIn(explore(world))

export const pathsIn = ({ places, steps }: Exploration): ReadonlyArray<Path> => {
  const crossed = new Set(places.flatMap((place) => place.crossed))
  const wayTo = new Map(places.map((place) => [place.snapshot, place]))
  const others = steps.flatMap(({ after, before, crossed: own, event }) => {
    if (own.every((edge) => crossed.has(edge))) return []
    for (const edge of own) crossed.add(edge)
    const way = wayTo.get(before)
    return way === undefined
      ? []
      : [{ input: way.input, snapshot: after, events: [...way.events, event], crossed: [...way.crossed, ...own] }]
  })
  return [...places, ...others].map((path) => ({
    ...path,
    title: `${nameOf(path.snapshot)} by ${path.events.map(({ type }) => type).join(", ") || "start"}`
  }))
}

/** The machine as rows "state --event--> state", pinned by a test: paths generated from a machine cannot notice a missing transition. */
export const tableOf = (world: World): ReadonlyArray<string> => rowsOf(explore(world))

export const rowsOf = ({ steps }: Exploration): ReadonlyArray<string> => {
  const rows = steps.flatMap(({ after, before, event }) =>
    before.can(event) ? [`${nameOf(before)} --${event.type}--> ${nameOf(after)}`] : []
  )
  return [...new Set(rows)].toSorted()
}

/**
 * Table of a machine with parallel regions: a row for each region that a transition changes, because the product of regions adds nothing. A
 * transition that changes only the context is listed as `keeps`, with the changed keys.
 */
export const tableOfRegions = (world: World): ReadonlyArray<string> => rowsOfRegions(explore(world))

export const rowsOfRegions = ({ steps }: Exploration): ReadonlyArray<string> => {
  const rows = steps.flatMap(({ after, before, event }) => {
    const changed = Object.keys(before.value).flatMap((region) => {
      const [from, to] = [regionOf(before, region), regionOf(after, region)]
      return from === to ? [] : [`${from} --${event.type}--> ${to}`]
    })
    const stored = Object.keys(before.context).filter((key) => before.context[key] !== after.context[key])
    return changed.length > 0 || stored.length === 0 ? changed : [`* --${event.type}--> keeps ${stored.join(", ")}`]
  })
  return [...new Set(rows)].toSorted()
}

const regionOf = ({ value }: AnyMachineSnapshot, region: string): string =>
  nameOf({ value: { [region]: value[region] } } as AnyMachineSnapshot)

/** Ids of leaf states in which no path rests, except transient ones, which have an `always`. */
export const unreached = ({ machine }: World, paths: ReadonlyArray<Pick<Path, "snapshot">>): ReadonlyArray<string> =>
  getStateNodes(machine)
    .filter((node) => (node.type === "atomic" || node.type === "final") && (node.always ?? []).length === 0)
    .filter((node) => !paths.some(({ snapshot }) => snapshot._nodes.includes(node)))
    .map((node) => node.id)

export const nameOf = ({ value }: AnyMachineSnapshot): string =>
  typeof value === "string" ? value : JSON.stringify(value).replaceAll(/[{}"]/g, "").replaceAll(":", ".")
