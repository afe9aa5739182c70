import type { AnyEventObject, AnyMachineSnapshot } from "xstate"
import { getStateNodes } from "xstate/graph"
import { explore, type Exploration } from "./explore.ts"
import type { World } from "./world.ts"

/** Path through a machine, with the transitions that it crosses. */
export type Path = {
  readonly title: string
  readonly input: unknown
  readonly snapshot: AnyMachineSnapshot
  readonly events: ReadonlyArray<AnyEventObject>
  readonly crossed: ReadonlyArray<string>
}

/** Shortest path to every distinct snapshot, and one over each transition that these do not cross. */
export const pathsThrough = (world: World): ReadonlyArray<Path> => pathsIn(explore(world))

export const pathsIn = ({ places, steps }: Exploration): ReadonlyArray<Path> => {
  const crossed = new Set(places.flatMap((place) => place.crossed))
  const pathBySnapshot = new Map(places.map((place) => [place.snapshot, place]))
  const others = steps.flatMap(({ after, before, crossed: own, event }) => {
    if (own.every((edge) => crossed.has(edge))) return []
    for (const edge of own) crossed.add(edge)
    const path = pathBySnapshot.get(before)
    return path === undefined
      ? []
      : [{ input: path.input, snapshot: after, events: [...path.events, event], crossed: [...path.crossed, ...own] }]
  })
  return [...places, ...others].map((path) => ({
    ...path,
    title: `${nameOf(path.snapshot)} by ${path.events.map(({ type }) => type).join(", ") || "start"}`
  }))
}

/** Rows `state --event--> state`, pinned by a test: paths generated from a machine cannot notice a missing transition. */
export const tableOf = (world: World): ReadonlyArray<string> => rowsOf(explore(world))

export const rowsOf = ({ steps }: Exploration): ReadonlyArray<string> => {
  const rows = steps.flatMap(({ after, before, event }) =>
    before.can(event) ? [`${nameOf(before)} --${event.type}--> ${nameOf(after)}`] : []
  )
  return [...new Set(rows)].toSorted()
}

/**
 * Table of a machine with parallel regions: a row for each changed region. A transition that changes only the context is listed as `keeps`,
 * with the changed keys.
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

/** Ids of leaf states in which no path rests, except transient ones (`always`). */
export const unreached = ({ machine }: World, paths: ReadonlyArray<Pick<Path, "snapshot">>): ReadonlyArray<string> =>
  getStateNodes(machine)
    .filter((node) => (node.type === "atomic" || node.type === "final") && (node.always ?? []).length === 0)
    .filter((node) => !paths.some(({ snapshot }) => snapshot._nodes.includes(node)))
    .map((node) => node.id)

export const nameOf = ({ value }: AnyMachineSnapshot): string =>
  typeof value === "string" ? value : JSON.stringify(value).replaceAll(/[{}"]/g, "").replaceAll(":", ".")
