import type { Heard } from "../domain/marketing/digest.ts"
import type { PageView } from "../machines/navigation/page.machine.ts"
import { nothingRead, initialPage, readEntry, type Reading } from "./analytics-events.ts"
import type { Recorder } from "./record.ts"

/** When a tab has time to read along: `soon` calls back once, when the page has nothing else to do; `last` while the page goes away. */
export type Spare = { readonly soon: (read: () => void) => void; readonly last: (read: () => void) => () => void }

type Followed = {
  readonly recorder: Pick<Recorder, "entry" | "first" | "incarnations" | "next" | "watcher">
  readonly startedAt: number
  readonly spare: Spare
}

/**
 * Reads a tab's journal along, from the page that it began with, and tells what has happened since it told last. Whoever comes late misses nothing: the
 * journal is there. The first time it tells even of nothing. Returns how it is stopped.
 */
export const followJournal = ({ recorder, spare, startedAt }: Followed, tell: (heard: ReadonlyArray<Heard>) => void): (() => void) => {
  let reading: Reading = nothingRead
  let next = recorder.first
  let isExpected = false
  let hasTold = false
  const read = () => {
    isExpected = false
    if (recorder.watcher !== awaken) return
    const heard: Array<Heard> = hasTold ? [] : initialEvents(recorder, startedAt)
    for (let entry = recorder.entry(next); entry !== undefined; entry = recorder.entry(++next)) {
      reading = readEntry(reading, entry)
      for (const analyticsEvent of reading.analyticsEvents) heard.push({ at: entry.at, analyticsEvent })
    }
    if (hasTold && heard.length === 0) return
    hasTold = true
    tell(heard)
  }
  const awaken = () => {
    if (isExpected) return
    isExpected = true
    spare.soon(read)
  }
  recorder.watcher = awaken
  awaken()
  const release = spare.last(read)
  return () => {
    release()
    if (recorder.watcher === awaken) recorder.watcher = undefined
  }
}

/** The page that the server had drawn stands in no entry: it is where the incarnation of its machine begins. */
const initialEvents = (recorder: Followed["recorder"], at: number): Array<Heard> => {
  const origin = recorder.incarnations().findLast(({ actor, ended }) => actor === "shop/page" && !ended)?.origin?.snapshot
  const view = (origin as { readonly context?: { readonly view?: PageView | null } } | undefined)?.context?.view
  return view ? initialPage(view).map((analyticsEvent) => ({ at, analyticsEvent })) : []
}
