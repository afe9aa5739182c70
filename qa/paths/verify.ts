import type { AnyEventObject, AnyMachineSnapshot } from "xstate"
import { explore, type Exploration, inputsOf } from "./explore.ts"
import { isEqual, type Model, describeEvent, titleOf, delaysSentence } from "./model.ts"
import { type Path, pathsIn, unreached } from "./paths.ts"
import { makeStepper } from "./stepper.ts"

/** Violated sentence of a model, with the path to it. */
export type Finding = { readonly sentence: string; readonly where: string; readonly path: Path | null }

/** Explored machine, from which all generated tests derive. */
export type Survey = {
  readonly model: Model
  readonly explored: Exploration
  readonly paths: ReadonlyArray<Path>
  /** Transitions that some path crosses. */
  readonly crossed: ReadonlySet<string>
}

/** `enough` limits the snapshots. */
export const surveyModel = (model: Model, enough?: number): Survey => {
  const explored = explore(model.world, enough)
  const paths = pathsIn(explored).map((path) => ({ ...path, title: titleOf(model, path) }))
  return { model, explored, paths, crossed: new Set(paths.flatMap((path) => path.crossed)) }
}

/** Violated sentences, with the error of a check that throws. */
export const brokenInvariants = ({ invariants }: Pick<Model, "invariants">, snapshot: AnyMachineSnapshot): ReadonlyArray<string> =>
  violations(invariants, snapshot).map(({ error, sentence }) => sentence + error)

/** Sentence checked before the model's own. */
export const restSentence = "reaches every state"

/** Violated sentences, each at its first place. `all` are the possible events; the search ends after `most`. */
export const findings = (
  { explored, model, paths }: Survey,
  { all = alphabet(model), most = Number.POSITIVE_INFINITY }: { readonly all?: ReadonlyArray<AnyEventObject>; readonly most?: number } = {}
): ReadonlyArray<Finding> => {
  const found = new Map<string, Finding>()
  const addFinding = (sentence: string, where: string, path: Path | null) => {
    if (!found.has(sentence)) found.set(sentence, { sentence, where, path })
  }
  for (const id of unreached(model.world, paths)) addFinding(restSentence, id, null)
  const { begin, step } = makeStepper(model.world.machine)
  if (!isEqual(model.delays ?? {}, model.world.machine.implementations.delays)) addFinding(delaysSentence, "its delays", null)
  for (const input of inputsOf(model.world)) {
    const begun = begin(input)
    const path = paths.find((each) => each.events.length === 0 && each.input === input)
    for (const { error, sentence } of violations(model.startConditions ?? {}, begun))
      addFinding(sentence, `${path?.title ?? "the start"}${error}`, path ?? null)
  }
  for (const path of paths.slice(0, explored.places.length)) {
    for (const { error, sentence } of violations(model.invariants, path.snapshot)) addFinding(sentence, path.title + error, path)
    for (const event of all) {
      if (!isPossible(path.snapshot, event)) continue
      const stepped = step(path.snapshot, event)
      const broken = violations(model.postconditions, { ...stepped, before: path.snapshot, event })
      for (const { error, sentence } of broken)
        addFinding(sentence, `${path.title}; then ${describeEvent(model, event)}${error}`, extendPath(path, stepped, event))
    }
    if (found.size >= most) break
  }
  return [...found.values()]
}

/** Events that the machine can receive: those of its world, and other types without payload. */
export const alphabet = ({ world }: Model): ReadonlyArray<AnyEventObject> => {
  const types = new Set(world.events.map(({ type }) => type))
  const others = world.machine.events.filter((type) => type !== "" && !types.has(type)).map((type) => ({ type }))
  return [...world.events, ...others]
}

/** Outcomes come from running actors, timeouts in waiting states; other events at any time. */
const isPossible = (snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean => {
  const [, actor] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (actor !== undefined) return snapshot.children[actor] !== undefined
  return !type.startsWith("xstate.after.") || snapshot._nodes.some(({ id }) => type.endsWith(`.${id}`))
}

const extendPath = (
  { crossed, events, input, title }: Path,
  stepped: ReturnType<ReturnType<typeof makeStepper>["step"]>,
  event: AnyEventObject
): Path => ({
  title,
  input,
  snapshot: stepped.after,
  events: [...events, event],
  crossed: [...crossed, ...stepped.crossed]
})

type Checks<A> = Readonly<Record<string, (subject: A) => boolean>>

/** `error` is empty for a check that answers `false`; a check that throws is violated too. */
const violations = <A>(checks: Checks<A>, subject: A): ReadonlyArray<{ readonly sentence: string; readonly error: string }> =>
  Object.entries(checks).flatMap(([sentence, holds]) => {
    try {
      return holds(subject) ? [] : [{ sentence, error: "" }]
    } catch (error) {
      return [{ sentence, error: ` (throws ${String(error)})` }]
    }
  })
