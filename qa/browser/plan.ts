import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions } from "xstate"
import { keyOf } from "../paths/explore.ts"
import { type Act, type Model, describeEvent, type Stage } from "../paths/model.ts"
import { makeStepper, type Stepper } from "../paths/stepper.ts"

/** One act with its expected result. */
export type PlannedAct = {
  readonly title: string
  readonly work: Act | ClockAdvance
  readonly snapshot: AnyMachineSnapshot
  readonly crossed: ReadonlyArray<string>
}

/** Path for the browser, from an opened page. */
export type BrowserPath = {
  readonly title: string
  readonly stage: Stage
  readonly start: AnyMachineSnapshot
  /** Transitions crossed before the page is ready. */
  readonly begun: ReadonlyArray<string>
  readonly acts: ReadonlyArray<PlannedAct>
}

/** Paths of all stages, longest first, without those that add no transition. */
export const browserPaths = (model: Model): ReadonlyArray<BrowserPath> => {
  const covered = new Set<string>()
  const toured = new Set<string>()
  const all = (model.stages ?? []).flatMap((stage) => (stage.isTour === true ? toursOf(model, stage, toured) : shortestPaths(model, stage)))
  return all
    .toSorted((one, other) => other.acts.length - one.acts.length)
    .filter(({ acts, begun, stage }) => {
      const own = [...(stage.isTour === true ? begun : []), ...acts.flatMap(({ crossed }) => crossed)]
      if (own.every((edge) => covered.has(edge))) return false
      for (const edge of own) covered.add(edge)
      return true
    })
}

/** Shortest path over each transition. */
const shortestPaths = (model: Model, stage: Stage): ReadonlyArray<BrowserPath> => {
  const stepper = makeStepper(model.world.machine)
  const begun = begin(model, stage, stepper)
  const start = begun.snapshot
  const pathsByState = new Map<string, ReadonlyArray<PlannedAct>>([[keyOf(start), []]])
  const pathsByEdge = new Map<string, ReadonlyArray<PlannedAct>>()
  for (const acts of pathsByState.values()) {
    const current = acts.at(-1)?.snapshot ?? start
    for (const work of actsAt(model, stage, current)) {
      const done = perform(stepper, current, work.events)
      if (done.crossed.length === 0) continue
      const path = [...acts, { title: work.title, work, ...done }]
      for (const edge of done.crossed) if (!pathsByEdge.has(edge)) pathsByEdge.set(edge, path)
      if (!pathsByState.has(keyOf(done.snapshot)) && path.length < (stage.most ?? maxActs)) pathsByState.set(keyOf(done.snapshot), path)
    }
  }
  return [...new Set(pathsByEdge.values())].map((acts) => pathOf(model, stage, begun, acts))
}

/** Long visits that repeatedly take the shortest path to an uncrossed transition. Adds crossed ones to `toured`. */
const toursOf = (model: Model, stage: Stage, toured: Set<string>): ReadonlyArray<BrowserPath> => {
  const stepper = makeStepper(model.world.machine)
  const begun = begin(model, stage, stepper)
  const tours: Array<BrowserPath> = []
  let isNew = begun.crossed.some((edge) => !toured.has(edge))
  for (const edge of begun.crossed) toured.add(edge)
  for (;;) {
    const acts: Array<PlannedAct> = []
    for (;;) {
      const last = acts.at(-1)
      if (last !== undefined && isLast(last.work)) break
      const path = pathToUncrossed(model, stage, { stepper, from: last?.snapshot ?? begun.snapshot, toured })
      if (path === undefined || (acts.length > 0 && acts.length + path.length > (stage.most ?? maxTourActs))) break
      acts.push(...path)
      for (const edge of path.flatMap(({ crossed }) => crossed)) toured.add(edge)
    }
    if (acts.length === 0 && !isNew) return tours
    isNew = false
    tours.push(pathOf(model, stage, begun, acts))
  }
}

type Search = { readonly stepper: Stepper; readonly from: AnyMachineSnapshot; readonly toured: ReadonlySet<string> }

/** Shortest path over an uncrossed transition, preferably without ending the visit. */
const pathToUncrossed = (model: Model, stage: Stage, { from, stepper, toured }: Search): ReadonlyArray<PlannedAct> | undefined => {
  const pathsByState = new Map<string, ReadonlyArray<PlannedAct>>([[keyOf(from), []]])
  let end: ReadonlyArray<PlannedAct> | undefined
  for (const acts of pathsByState.values()) {
    const current = acts.at(-1)?.snapshot ?? from
    for (const work of actsAt(model, stage, current)) {
      const done = perform(stepper, current, work.events)
      if (done.crossed.length === 0) continue
      const path = [...acts, { title: work.title, work, ...done }]
      const isNew = done.crossed.some((edge) => !toured.has(edge))
      if (isNew && !isLast(work)) return path
      if (isNew) end ??= path
      const canContinue = !isLast(work) && path.length < maxSearchedActs
      if (canContinue && !pathsByState.has(keyOf(done.snapshot))) pathsByState.set(keyOf(done.snapshot), path)
    }
  }
  return end
}

type PathStart = { readonly snapshot: AnyMachineSnapshot; readonly crossed: ReadonlyArray<string> }

const begin = ({ world }: Model, { startEvents, ...stage }: Stage, stepper: Stepper): PathStart => {
  const first = stepper.begin("input" in stage ? stage.input : world.input)
  const { crossed, snapshot } = perform(stepper, first.after, startEvents)
  return { snapshot, crossed: [...first.crossed, ...crossed] }
}

const pathOf = (model: Model, stage: Stage, { crossed, snapshot }: PathStart, acts: ReadonlyArray<PlannedAct>): BrowserPath => ({
  stage,
  start: snapshot,
  begun: crossed,
  acts,
  title: `${stage.address}: ${acts.map(({ title }) => title).join(", ") || "the page opens"}: ${model.describeState(acts.at(-1)?.snapshot ?? snapshot)}`
})

const isLast = (work: Act | ClockAdvance): boolean => "isLast" in work

const maxActs = 8
const maxSearchedActs = 12
const maxTourActs = 30

const perform = ({ step }: Stepper, from: AnyMachineSnapshot, events: ReadonlyArray<AnyEventObject>) => {
  let snapshot = from
  const crossed: Array<string> = []
  for (const event of events) {
    const stepped = step(snapshot, event)
    snapshot = stepped.after
    crossed.push(...stepped.crossed)
  }
  return { snapshot, crossed }
}

/** Possible acts: those of the stage, and waiting. */
const actsAt = (model: Model, stage: Stage, snapshot: AnyMachineSnapshot): ReadonlyArray<Act | ClockAdvance> => [
  ...stage.acts.filter(({ when }) => when?.(snapshot) ?? true),
  ...waitsAt(model, snapshot)
]

/** Clock advance without an action. */
export type ClockAdvance = { readonly title: string; readonly events: ReadonlyArray<AnyEventObject>; readonly passes: number }

/** Shortest wait that changes something, or none. */
const waitsAt = (model: Model, snapshot: AnyMachineSnapshot): ReadonlyArray<ClockAdvance> =>
  getNextTransitions(snapshot)
    .flatMap(({ eventType }) => {
      const [, delay] = /^xstate\.after\.(\w+)\./.exec(eventType) ?? []
      const passes = delay === undefined ? undefined : Number(model.world.machine.implementations.delays[delay])
      const event = { type: eventType }
      return passes === undefined || !snapshot.can(event) ? [] : [{ title: describeEvent(model, event), events: [event], passes }]
    })
    .toSorted((one, other) => one.passes - other.passes)
    .slice(0, 1)
