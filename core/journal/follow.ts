import type { TimedEvent } from "../domain/marketing/digest.ts"
import type { PageView } from "../machines/navigation/page.machine.ts"
import { emptyReading, initialPage, readEntry, type Reading } from "./analytics-events.ts"
import type { Recorder } from "./record.ts"

/** `soon` calls back once when the page is idle, `last` when it unloads. */
export type IdleScheduler = { readonly soon: (read: () => void) => void; readonly last: (read: () => void) => () => void }

type FollowOptions = {
  readonly recorder: Pick<Recorder, "entry" | "first" | "incarnations" | "next" | "watcher">
  readonly startedAt: number
  readonly spare: IdleScheduler
}

/** Passes a journal's analytics events from its beginning to `notify`, the first time even if there are none. Returns a function that stops it. */
export const followJournal = (
  { recorder, spare, startedAt }: FollowOptions,
  notify: (events: ReadonlyArray<TimedEvent>) => void
): (() => void) => {
  let reading: Reading = emptyReading
  let next = recorder.first
  let isExpected = false
  let hasReported = false
  const read = () => {
    isExpected = false
    if (recorder.watcher !== awaken) return
    const events: Array<TimedEvent> = hasReported ? [] : initialEvents(recorder, startedAt)
    for (let entry = recorder.entry(next); entry !== undefined; entry = recorder.entry(++next)) {
      reading = readEntry(reading, entry)
      for (const analyticsEvent of reading.analyticsEvents) events.push({ at: entry.at, analyticsEvent })
    }
    if (hasReported && events.length === 0) return
    hasReported = true
    notify(events)
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

/** Events of the server-rendered page. No entry records it: it is the origin of the page machine. */
const initialEvents = (recorder: FollowOptions["recorder"], at: number): Array<TimedEvent> => {
  const origin = recorder.incarnations().findLast(({ actor, ended }) => actor === "shop/page" && !ended)?.origin?.snapshot
  const view = (origin as { readonly context?: { readonly view?: PageView | null } } | undefined)?.context?.view
  return view ? initialPage(view).map((analyticsEvent) => ({ at, analyticsEvent })) : []
}
