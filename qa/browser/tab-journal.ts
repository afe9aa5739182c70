import type { Page } from "playwright/test"
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { type JournalFile, readJournal, type State, writeJournal } from "../../core/journal/file.ts"
import { byIncarnation, incarnationKey, type Journal, type PersistedSnapshot } from "../../core/journal/journal.ts"
import { makeStepper } from "../paths/stepper.ts"
import { unmaskedWriting } from "../unmasked-writing.ts"

/** Takes the journal of the tab; `null` before it can be read. Dispatches `pagehide`, on which a tab saves its journal. */
export const takeJournal = async (page: Page, key: string): Promise<JournalFile | null> => {
  const text = await page.evaluate((name) => {
    dispatchEvent(new PageTransitionEvent("pagehide"))
    const stored = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    return stored
  }, key)
  const read = text === null ? null : readJournal(text)
  return read?._tag === "Read" ? read.file : null
}

/** Text of a saved tab's journal, with the states of its tree to compare with. */
export const journalText = ({ build, journal, tree }: JournalFile): string => {
  const states = tree === undefined ? [] : statesIn(tree.snapshot, tree.root, journal)
  return writeJournal({ build, journal, states }, unmaskedWriting)
}

const statesIn = ({ children = {}, ...snapshot }: PersistedSnapshot, actor: string, journal: Journal): ReadonlyArray<State> => {
  const incarnation = journal.incarnations.findLast((each) => each.actor === actor)
  const below = Object.entries(children).flatMap(([id, child]) => statesIn(child.snapshot, `${actor}/${id}`, journal))
  if (incarnation === undefined || incarnation.ended) return below
  const { context, status, value } = snapshot as unknown as AnyMachineSnapshot
  return [{ actor, incarnation: incarnation.incarnation, value, context, status }, ...below]
}

/** State of an actor by the journal, and the transitions that it crossed, in order. */
export type ActorHistory = { readonly snapshot: AnyMachineSnapshot; readonly crossed: ReadonlyArray<string> }

export const actorHistoryOf = ({ journal }: JournalFile, actor: string, machine: AnyStateMachine): ActorHistory | null => {
  const incarnation = journal.incarnations.findLast((each) => each.actor === actor)
  if (incarnation === undefined) return null
  const { begin, resume, step } = makeStepper(machine)
  const own = byIncarnation(journal.entries).get(incarnationKey(incarnation)) ?? []
  const [first, ...rest] = own
  if (incarnation.origin === undefined && first === undefined) return null
  const begun =
    incarnation.origin === undefined ? begin(first?.event["input"]) : { after: resume(incarnation.origin.snapshot as never), crossed: [] }
  let snapshot = begun.after
  const crossed = [...begun.crossed]
  for (const { event } of incarnation.origin === undefined ? rest : own) {
    const stepped = step(snapshot, event)
    snapshot = stepped.after
    crossed.push(...stepped.crossed)
  }
  return { snapshot, crossed }
}
