import fc from "fast-check"
import type { Model } from "../paths/model.ts"
import { brokenInvariants } from "../paths/verify.ts"
import { writeJournal } from "../../core/journal/file.ts"
import { fileOf } from "../../core/journal/report.ts"
import { operations } from "./operations.ts"
import { type MemoryTab, divergedIncarnations, makeMemoryBrowser, openMemoryTab } from "./memory-tab.ts"
import { unmaskedWriting } from "../unmasked-writing.ts"

/** Result of all journeys; the failure is the shortest found. */
export type JourneyResult = {
  readonly seed: number
  readonly runs: number
  readonly steps: number
  readonly failure: {
    readonly operations: ReadonlyArray<string>
    readonly sentence: string
    readonly journal: string
    readonly path: string
  } | null
}

type Options = {
  readonly seed: number
  readonly runs: number
  readonly models: ReadonlyArray<Model>
  readonly tabs?: number
  readonly sentences?: typeof shopSentences
}

/** Invariants of the whole shop, besides the sentences of its machines. */
export const shopSentences: Readonly<Record<string, (tab: MemoryTab) => boolean>> = {
  "draws the page of the present place when navigation is ready": ({ snapshotOf }) => {
    const navigation = snapshotOf("navigation")
    const view = snapshotOf("page")?.context.view
    return navigation?.matches("ready") !== true || JSON.stringify(view?.place) === JSON.stringify(navigation.context.place)
  },
  "has a pending page while navigation is loading": ({ snapshotOf }) => {
    const isPending = snapshotOf("page")?.matches("pending") === true
    return snapshotOf("navigation")?.matches("loading") !== true || isPending
  },
  "[HDR-013, HDR-014] locks the page's scroll once per open overlay": ({ hand, snapshotOf }) =>
    hand.held ===
    [
      snapshotOf("header")?.matches({ overlay: "open" }),
      snapshotOf("dialogs")?.matches("open"),
      snapshotOf("gallery")?.matches("open")
    ].filter(Boolean).length,
  "runs the journal desk exactly while the system lists it as running": ({ recorded, snapshotOf }) =>
    recorded().root.getSnapshot().context.running.includes("journalDesk") === (snapshotOf("journalDesk") !== undefined),
  "stays active": ({ recorded }) => recorded().root.getSnapshot().status === "active"
}

/** Runs random journeys through the core in several tabs, with faults and reloads; shrinks a failing one. */
export const runRandomJourneys = async ({ models, runs, seed, sentences = shopSentences, tabs = 2 }: Options): Promise<JourneyResult> => {
  let steps = 0
  let last: JourneyResult["failure"] = null
  const operation = fc.record({ tab: fc.nat({ max: tabs - 1 }), operation: fc.constantFrom(...operations) })
  const property = fc.asyncProperty(fc.array(operation, { maxLength: longestJourney, size: "max" }), async (journey) => {
    const browser = makeMemoryBrowser()
    const opened = await Promise.all(Array.from({ length: tabs }, () => openMemoryTab(browser)))
    const done: Array<string> = []
    try {
      await settle()
      for (const { operation: each, tab } of journey) {
        const own = opened[tab]
        if (own === undefined) continue
        done.push(tabs === 1 ? each.title : `tab ${tab + 1}: ${each.title}`)
        each.do(own)
        await settle()
        steps += 1
        const sentence = opened.map((one) => violationIn(one, models, sentences)).find((broken) => broken !== undefined)
        if (sentence !== undefined) throw new Violation(sentence, own)
      }
      for (const one of opened) {
        const [incarnation] = await divergedIncarnations(one)
        if (incarnation !== undefined) throw new Violation(`the journal of ${incarnation} folds to its live state`, one)
      }
    } catch (failure) {
      const [first] = opened
      const tab = failure instanceof Violation ? failure.tab : first
      const sentence = failure instanceof Error ? failure.message : String(failure)
      last = { operations: done, sentence, journal: tab === undefined ? "" : journalOf(tab), path: "" }
      throw failure
    } finally {
      for (const one of opened) one.stop()
    }
  })
  const details = await fc.check(property, { seed, numRuns: runs, endOnFailure: false })
  const failure: JourneyResult["failure"] =
    last === null ? null : { ...(last as NonNullable<JourneyResult["failure"]>), path: details.counterexamplePath ?? "" }
  return { seed, runs: details.numRuns, steps, failure: details.failed ? failure : null }
}

const longestJourney = 40

class Violation extends Error {
  readonly tab: MemoryTab
  constructor(sentence: string, tab: MemoryTab) {
    super(sentence)
    this.tab = tab
  }
}

/** First violated sentence of a machine, or of the whole tab. */
const violationIn = (tab: MemoryTab, models: ReadonlyArray<Model>, sentences: typeof shopSentences): string | undefined => {
  for (const model of models) {
    const snapshot = tab.snapshotOf(model.name)
    const [broken] = snapshot === undefined ? [] : brokenInvariants(model, snapshot)
    if (broken !== undefined) return `${model.name}: ${broken}`
  }
  return Object.entries(sentences).find(([, holds]) => !holds(tab))?.[0]
}

const journalOf = ({ recorded }: MemoryTab): string => writeJournal(fileOf(recorded().recorder, "qa"), unmaskedWriting)

/** Waits until outcomes have become events. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn++) await new Promise((done) => setImmediate(done))
}
