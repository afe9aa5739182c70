import type { Page } from "playwright/test"
import type { AnyMachineSnapshot } from "xstate"
import type { JournalFile } from "../../core/journal/file.ts"
import { storeToken, registerUser } from "../server/account.ts"
import { journalKey } from "../../core/journal/journal-key.ts"
import { brokenFunctions, brokenMark, actToolsOf, type ActTools } from "../pages/act-tools.ts"
import { currentState, isEqual, type Model, type Stage } from "../paths/model.ts"
import { type Gate, gateOf } from "../server/gate.ts"
import type { BrowserPath, PlannedAct } from "./plan.ts"
import { actorHistoryOf, type ActorHistory, takeJournal } from "./tab-journal.ts"
import type { FaultProxy, Rule } from "../server/fault-proxy.ts"

export type BrowserWalkResult = {
  /** Taken from the tab's own journal. */
  readonly crossed: ReadonlyArray<string>
  readonly journal: JournalFile | null
  readonly failure: { readonly at: string; readonly message: string; readonly picture: Buffer | null } | null
}

type WalkOptions = {
  readonly page: Page
  readonly proxy: FaultProxy
  /** Folder for files of acts. */
  readonly folder: string
  /** Uncaught errors and policy violations of the pages so far. */
  readonly errors: ReadonlyArray<string>
  /** Called when the page shows a reached state; `isAtRest` at the end of a path with no pending delay. */
  readonly onState?: (snapshot: AnyMachineSnapshot, isAtRest: boolean) => Promise<unknown>
}

/** Calls and payloads of pages, except the identity and short cart, which every page requests. */
const everyCall = /\/_payload\.json|^\/api\/(?!v2\/(?:fuser|cart\/short)\/)/

/**
 * Walks one path through the built shop. The tab's clock and requests wait for the path. After each act the tab's journal must have the
 * planned transitions and state, and the page must show it and must not have thrown.
 */
export const walkPathInBrowser = async (
  model: Model,
  path: BrowserPath,
  { errors, folder, onState, page, proxy }: WalkOptions
): Promise<BrowserWalkResult> => {
  const { stage } = path
  const heldRequests = typeof stage.heldRequests === "function" ? stage.heldRequests() : (stage.heldRequests ?? everyCall)
  const gate = gateOf(proxy, heldRequests, [...documentRules(stage), ...buildRules(stage, heldRequests)])
  const tools = actToolsOf(page, gate, folder)
  let currentAct = `${stage.address} opens`
  const tab = { page, actor: model.actorPath ?? `shop/${model.name}`, model }
  try {
    const begun = await begin(tools, path, tab)
    await stage.seeState?.(path.start, tools)
    await onState?.(path.start, false)
    failOn(errors, stage)
    let passed = begun.crossed.length
    for (const [index, planned] of path.acts.entries()) {
      currentAct = planned.title
      await perform(tools, gate, planned)
      passed = (await waitForAct(tab, planned, passed)).crossed.length
      await stage.seeState?.(planned.snapshot, tools)
      await onState?.(planned.snapshot, index === path.acts.length - 1 && !isWaiting(planned.snapshot))
      failOn(errors, stage)
    }
    const journal = await takeJournal(page, keyOf(model))
    failOn(errors, stage)
    return { crossed: crossedIn(journal, tab), journal, failure: null }
  } catch (failure) {
    const journal = await takeJournal(page, keyOf(model)).catch(() => null)
    const picture = await page.screenshot({ type: "jpeg", quality: 55, scale: "css" }).catch(() => null)
    return { crossed: crossedIn(journal, tab), journal, failure: { at: currentAct, message: withoutColors(failure), picture } }
  } finally {
    gate.answer("well")
  }
}

/** Fails on errors except those that the path itself causes. */
const failOn = (errors: ReadonlyArray<string>, { throws }: Stage): void => {
  const unexpected = errors.filter((error) => !error.includes(brokenMark) && throws?.test(error) !== true)
  if (unexpected.length > 0) throw new Error(`the page threw: ${unexpected.join("; ")}`)
}

const documentRules = ({ changes, address }: Stage): ReadonlyArray<Rule> =>
  changes === undefined ? [] : [{ match: address, fault: { kind: "other-text", edit: changes } }]

const latestBuild = "/builds/latest.json"

/** Fails the check of the latest build, after which the page could reload. */
const buildRules = ({ recovers }: Stage, heldRequests: RegExp): ReadonlyArray<Rule> =>
  recovers === true || heldRequests.test(latestBuild) ? [] : [{ match: latestBuild, fault: { kind: "status", status: 503 } }]

const keyOf = (model: Model): string => model.journalKey ?? journalKey

type Tab = { readonly page: Page; readonly actor: string; readonly model: Model }

/** Opens the page, waits for the start state and freezes the clock. */
const begin = async ({ gate, page, shell, ...tools }: ActTools, { stage, start }: BrowserPath, tab: Tab): Promise<ActorHistory> => {
  if (stage.isMember === true) {
    const member = await registerUser(page.request)
    await stage.before?.(page.request, member)
    await storeToken(page, member.token)
  }
  if (stage.breaks !== undefined) await page.addInitScript(brokenFunctions[stage.breaks])
  if (stage.recovers !== true) await page.addInitScript(preventChunkReloads)
  await installClock(page)
  if (stage.isHeldFromStart === true) gate.hold()
  await (tab.model.journalKey === undefined ? shell.open(stage.address) : page.goto(stage.address))
  await stage.prepare?.({ ...tools, gate, page, shell })
  await page.mouse.move(640, 860)
  await page.evaluate(() => dispatchEvent(new Event("pointermove")))
  const history = await pollJournal(
    tab,
    (each) => isEqual(each.snapshot.value, start.value),
    `the opened page did not reach ${currentState(start)}`
  )
  await stopTime(page)
  return history
}

/** Stops timers but not frames: a page is drawn after a paint (`adapters/browser/screens-browser.ts`). */
const installClock = async (page: Page): Promise<void> => {
  await page.context().addInitScript("globalThis.nativeFrame = requestAnimationFrame")
  await page.clock.install()
  await page.context().addInitScript("globalThis.requestAnimationFrame = nativeFrame")
}

/** Prevents reloads caused by a missing chunk. */
const preventChunkReloads = () => addEventListener("vite:preloadError", (event) => event.stopImmediatePropagation())

/** Freezes the clock slightly ahead of now, and further if the command arrives later than that. */
const stopTime = async (page: Page, ahead = 500): Promise<void> => {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + ahead).catch((late: unknown) => {
    if (ahead > 1_000) throw late
    return stopTime(page, ahead * 2)
  })
}

const perform = async (tools: ActTools, gate: Gate, { work }: PlannedAct): Promise<void> => {
  if ("answer" in work) return work.once === true ? gate.answerOnce(work.answer, work.at) : gate.answer(work.answer)
  gate.hold()
  await ("passes" in work ? tools.page.clock.runFor(work.passes) : work.run(tools))
}

/** Waits until the journal has the act's transitions and state. */
const waitForAct = (tab: Tab, { crossed, snapshot }: PlannedAct, passed: number): Promise<ActorHistory> =>
  pollJournal(
    tab,
    (history) => {
      const own = history.crossed.slice(passed)
      return isEqual(history.snapshot.value, snapshot.value) && crossed.every((edge) => own.includes(edge))
    },
    `expected the state ${currentState(snapshot)} and the transitions ${[...new Set(crossed)].join("; ")}`
  )

/** Polls the journal. Advances the frozen clock only by single milliseconds, for deferred work. */
const pollJournal = async (
  { actor, model, page }: Tab,
  isReached: (history: ActorHistory) => boolean,
  expected: string
): Promise<ActorHistory> => {
  const limit = performance.now() + timeoutMs
  let last: ActorHistory | null = null
  for (let turn = 1; performance.now() < limit; turn++) {
    const journal = await takeJournal(page, keyOf(model))
    last = journal && actorHistoryOf(journal, actor, model.world.machine)
    if (last !== null && isReached(last)) return last
    await new Promise((resolve) => setTimeout(resolve, turn < 10 ? 10 : 60))
    if (turn % 4 === 0 && turn < 100) await page.clock.runFor(1).catch(() => undefined)
  }
  const actual =
    last === null
      ? "the journal has no such actor"
      : `it is in the state ${currentState(last.snapshot)}, after ${last.crossed.slice(-3).join("; ")}`
  throw new Error(`${expected}; ${actual}`)
}

const timeoutMs = 20_000

const isWaiting = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot._nodes.some(({ after }: { readonly after: ReadonlyArray<unknown> }) => after.length > 0)

const crossedIn = (journal: JournalFile | null, { actor, model }: Tab): ReadonlyArray<string> =>
  (journal && actorHistoryOf(journal, actor, model.world.machine)?.crossed) ?? []

/** Removes terminal colours. */
const withoutColors = (failure: unknown): string =>
  (failure instanceof Error ? failure.message : String(failure)).replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, "g"), "")
