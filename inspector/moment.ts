import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import type { ReplayIndex } from "../core/journal/replay-index.ts"
import type { FoldState } from "../core/journal/fold.ts"
import { type Entry, type Incarnation, incarnationKey } from "../core/journal/journal.ts"
import type { InspectorContext } from "./machines/inspector.machine.ts"
import { shownPosition } from "./machines/position.ts"

export type Moment = {
  readonly position: number
  readonly entry: Entry | undefined
  readonly key: string
  readonly incarnation: Incarnation
  readonly machine: AnyStateMachine | undefined
  /** `undefined` if the incarnation did not exist yet or cannot be folded. */
  readonly folded: FoldState | undefined
  /** State before `step`. */
  readonly before: FoldState | undefined
  /** Last entry of this incarnation, with the transitions it took. */
  readonly step: ReturnType<ReplayIndex["lastStep"]>
  readonly fault: string | undefined
}

export const momentOf = (replayIndex: ReplayIndex, context: Pick<InspectorContext, "actor" | "count" | "position">): Moment | undefined => {
  const position = Math.min(shownPosition(context), replayIndex.length - 1)
  const chosen = context.actor === null ? undefined : replayIndex.incarnation(context.actor)
  const incarnation = chosen === undefined ? replayIndex.incarnations()[0] : replayIndex.ofMoment(chosen, position)
  if (incarnation === undefined) return undefined
  const key = incarnationKey(incarnation)
  const step = replayIndex.lastStep(key, position)
  return {
    position,
    entry: replayIndex.entry(position),
    key,
    incarnation,
    machine: replayIndex.machine(key),
    step,
    before: step === undefined ? undefined : replayIndex.stateAt(key, step.position - 1),
    folded: replayIndex.stateAt(key, position),
    fault: replayIndex.faultOf(key)
  }
}

/** Last segment of an actor's path. */
export const shortName = (actor: string): string => actor.split("/").at(-1) ?? actor

/** Innermost state names; parallel regions are joined. */
export const stateText = ({ status, value }: AnyMachineSnapshot): string => {
  if (status === "error") return "сбой"
  if (status === "stopped") return "остановлена"
  const names = (part: unknown): ReadonlyArray<string> =>
    typeof part === "string" ? [part] : Object.entries(part ?? {}).flatMap(([name, inner]) => (isEmpty(inner) ? [name] : names(inner)))
  const text = names(value).join(" · ")
  return text === "" ? status : text
}

const isEmpty = (value: unknown): boolean => typeof value === "object" && value !== null && Object.keys(value).length === 0

export type IncarnationRow = {
  readonly key: string
  readonly incarnation: Incarnation
  readonly depth: number
  readonly state: string
  readonly isOver: boolean
}

/** Incarnations at a position, each below its parent; of those at one path, the newest and the chosen one. */
export const incarnationsAt = (replayIndex: ReplayIndex, position: number, chosen: string | null): ReadonlyArray<IncarnationRow> => {
  const all = replayIndex.incarnations().flatMap((incarnation): ReadonlyArray<IncarnationRow> => {
    const key = incarnationKey(incarnation)
    const folded = replayIndex.stateAt(key, position)
    if (folded === undefined && replayIndex.faultOf(key) === undefined && replayIndex.machine(key) !== undefined) return []
    const isOfMoment = replayIndex.isOfMoment(key, position)
    if (!isOfMoment && key !== chosen) return []
    const isOver = !isOfMoment || (folded !== undefined && folded.snapshot.status !== "active")
    const state = folded === undefined ? "не свернуть" : stateText(folded.snapshot)
    return [{ key, incarnation, depth: incarnation.actor.split("/").length - 1, state, isOver }]
  })
  const newest = new Map(all.map((row) => [row.incarnation.actor, row.key]))
  return all
    .filter(({ key, incarnation }) => newest.get(incarnation.actor) === key || key === chosen)
    .toSorted((one, other) =>
      one.incarnation.actor < other.incarnation.actor
        ? -1
        : one.incarnation.actor > other.incarnation.actor
          ? 1
          : one.incarnation.incarnation - other.incarnation.incarnation
    )
}

/** `14:33:41.592`, in the local time zone. */
export const timeText = (at: number): string => {
  const time = new Date(at)
  const two = (value: number) => String(value).padStart(2, "0")
  return `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}.${String(time.getMilliseconds()).padStart(3, "0")}`
}
