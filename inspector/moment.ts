import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import type { Archive } from "../core/journal/archive.ts"
import type { Folded } from "../core/journal/fold.ts"
import { type Entry, type Life, lifeKey } from "../core/journal/journal.ts"
import { type InspectorContext, placeIn } from "./machines/inspector-setup.ts"

/** What is shown: one life after one entry. */
export type Moment = {
  readonly position: number
  readonly entry: Entry | undefined
  readonly key: string
  readonly life: Life
  readonly machine: AnyStateMachine | undefined
  /** `undefined` where the life was not there yet, or cannot be folded. */
  readonly folded: Folded | undefined
  /** The same before its last step. */
  readonly before: Folded | undefined
  /** The last entry of this life, and what it crossed. */
  readonly step: ReturnType<Archive["lastStep"]>
  readonly fault: string | undefined
}

export const momentOf = (archive: Archive, context: Pick<InspectorContext, "actor" | "count" | "position">): Moment | undefined => {
  const position = Math.min(placeIn(context), archive.length - 1)
  const chosen = context.actor === null ? undefined : archive.life(context.actor)
  const life = chosen === undefined ? archive.lives()[0] : archive.ofMoment(chosen, position)
  if (life === undefined) return undefined
  const key = lifeKey(life)
  const step = archive.lastStep(key, position)
  return {
    position,
    entry: archive.entry(position),
    key,
    life,
    machine: archive.machine(key),
    step,
    before: step === undefined ? undefined : archive.stateAt(key, step.position - 1),
    folded: archive.stateAt(key, position),
    fault: archive.faultOf(key)
  }
}

/** The last name of an actor's path. */
export const shortName = (actor: string): string => actor.split("/").at(-1) ?? actor

/** A state as one word: the deepest names, a region beside a region. */
export const stateText = ({ status, value }: AnyMachineSnapshot): string => {
  if (status === "error") return "сбой"
  if (status === "stopped") return "остановлена"
  const names = (part: unknown): ReadonlyArray<string> =>
    typeof part === "string" ? [part] : Object.entries(part ?? {}).flatMap(([name, inner]) => (isEmpty(inner) ? [name] : names(inner)))
  const text = names(value).join(" · ")
  return text === "" ? status : text
}

const isEmpty = (value: unknown): boolean => typeof value === "object" && value !== null && Object.keys(value).length === 0

/** One actor of the tree as it stood at a position. */
export type Standing = {
  readonly key: string
  readonly life: Life
  readonly depth: number
  readonly state: string
  readonly isOver: boolean
}

/** The lives of the page that stood at a position, each below its parent; of those who lived at one path, the newest and the chosen one. */
export const standingAt = (archive: Archive, position: number, chosen: string | null): ReadonlyArray<Standing> => {
  const all = archive.lives().flatMap((life): ReadonlyArray<Standing> => {
    const key = lifeKey(life)
    const folded = archive.stateAt(key, position)
    if (folded === undefined && archive.faultOf(key) === undefined && archive.machine(key) !== undefined) return []
    const isOfMoment = archive.isOfMoment(key, position)
    if (!isOfMoment && key !== chosen) return []
    const isOver = !isOfMoment || (folded !== undefined && folded.snapshot.status !== "active")
    const state = folded === undefined ? "не свернуть" : stateText(folded.snapshot)
    return [{ key, life, depth: life.actor.split("/").length - 1, state, isOver }]
  })
  const newest = new Map(all.map((standing) => [standing.life.actor, standing.key]))
  return all
    .filter(({ key, life }) => newest.get(life.actor) === key || key === chosen)
    .toSorted((one, other) =>
      one.life.actor < other.life.actor ? -1 : one.life.actor > other.life.actor ? 1 : one.life.life - other.life.life
    )
}

/** `14:33:41.592`, by the clock of the visitor. */
export const timeText = (at: number): string => {
  const time = new Date(at)
  const two = (value: number) => String(value).padStart(2, "0")
  return `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}.${String(time.getMilliseconds()).padStart(3, "0")}`
}
