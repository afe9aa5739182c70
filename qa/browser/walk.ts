import type { Page } from "playwright/test"
import type { AnyMachineSnapshot } from "xstate"
import type { JournalFile } from "../../core/journal/file.ts"
import { storeToken, registerUser } from "../server/account.ts"
import { journalKey } from "../../core/journal/journal-key.ts"
import { brokenFunctions, actToolsOf, type ActTools } from "../pages/act-tools.ts"
import { currentState, isEqual, type Model, type Stage } from "../paths/model.ts"
import { type Gate, gateOf } from "../server/gate.ts"
import type { BrowserPath, PlannedAct } from "./plan.ts"
import { standingOf, type ActorHistory, takeJournal } from "./tab-journal.ts"
import type { FaultProxy, Rule } from "../server/fault-proxy.ts"

/** Result of one path in the browser. */
export type BrowserWalkResult = {
  /** Taken from the tab's own journal. */
  readonly crossed: ReadonlyArray<string>
  readonly journal: JournalFile | null
  readonly failure: { readonly at: string; readonly message: string; readonly picture: Buffer | null } | null
}

type WalkOptions = {
  readonly page: Page
  readonly proxy: FaultProxy
  /** Folder for files that an act uses. */
  readonly folder: string
  /** Called when the machine has reached a state and its page is shown; `isAtRest` is the end of a path with no pending delay. */
  readonly onState?: (snapshot: AnyMachineSnapshot, isAtRest: boolean) => Promise<unknown>
}

/** Calls and payloads of pages, except the visitor's identity and short cart, which every page requests after the first interaction. */
const everyCall = /\/_payload\.json|^\/api\/(?!v2\/(?:fuser|cart\/short)\/)/

/**
 * Walks one path through the real shop. The tab's clock is frozen and advances only as the path says; requests wait until the path answers
 * them. After each act the tab's journal must have crossed the planned transitions and reached the planned state, and the page must show
 * it.
 */
export const walkPathInBrowser = async (
  model: Model,
  path: BrowserPath,
  { folder, onState, page, proxy }: WalkOptions
): Promise<BrowserWalkResult> => {
  const { stage } = path
  const holds = typeof stage.holds === "function" ? stage.holds() : (stage.holds ?? everyCall)
  const gate = gateOf(proxy, holds, [...changesOf(stage), ...staysOf(stage, holds)])
  const tools = actToolsOf(page, gate, folder)
  let doing = `${stage.opens} opens`
  const tab = { page, actor: model.actorPath ?? `shop/${model.name}`, model }
  try {
    const begun = await begin(tools, path, tab)
    await stage.shows?.(path.start, tools)
    await onState?.(path.start, false)
    let passed = begun.crossed.length
    for (const [index, planned] of path.acts.entries()) {
      doing = planned.does
      await perform(tools, gate, planned)
      passed = (await settled(tab, planned, passed)).crossed.length
      await stage.shows?.(planned.snapshot, tools)
      await onState?.(planned.snapshot, index === path.acts.length - 1 && !isWaiting(planned.snapshot))
    }
    const journal = await takeJournal(page, keyOf(model))
    return { crossed: crossedIn(journal, tab), journal, failure: null }
  } catch (failure) {
    const journal = await takeJournal(page, keyOf(model)).catch(() => null)
    const picture = await page.screenshot({ type: "jpeg", quality: 55, scale: "css" }).catch(() => null)
    return { crossed: crossedIn(journal, tab), journal, failure: { at: doing, message: plain(failure), picture } }
  } finally {
    gate.answer("well")
  }
}

const changesOf = ({ changes, opens }: Stage): ReadonlyArray<Rule> =>
  changes === undefined ? [] : [{ match: opens, fault: { kind: "other-text", edit: changes } }]

const latestBuild = "/builds/latest.json"

/** Fails the page's check of the latest build, so that no other tab makes it reload and the path continues in the same page. */
const staysOf = ({ recovers }: Stage, holds: RegExp): ReadonlyArray<Rule> =>
  recovers === true || holds.test(latestBuild) ? [] : [{ match: latestBuild, fault: { kind: "status", status: 503 } }]

const keyOf = (model: Model): string => model.journalKey ?? journalKey

type Tab = { readonly page: Page; readonly actor: string; readonly model: Model }

/** Opens the page, waits for hydration and for the code of its next step, and freezes its clock. */
const begin = async ({ gate, page, shell, ...tools }: ActTools, { stage, start }: BrowserPath, tab: Tab): Promise<ActorHistory> => {
  if (stage.isMember === true) {
    const member = await registerUser(page.request)
    await stage.before?.(page.request, member)
    await storeToken(page, member.token)
  }
  if (stage.breaks !== undefined) await page.addInitScript(brokenFunctions[stage.breaks])
  if (stage.recovers !== true) await page.addInitScript(leaveChunks)
  await installClock(page)
  if (stage.isHeldFromStart === true) gate.hold()
  await (tab.model.journalKey === undefined ? shell.open(stage.opens) : page.goto(stage.opens))
  await stage.prepares?.({ ...tools, gate, page, shell })
  await page.mouse.move(640, 860)
  await page.evaluate(() => dispatchEvent(new Event("pointermove")))
  const standing = await until(
    tab,
    (each) => isEqual(each.snapshot.value, start.value),
    `the opened page never came to ${currentState(start)}`
  )
  await stopTime(page)
  return standing
}

/** Stops timers but not frames: a page is drawn after a paint (`adapters/browser/screens-browser.ts`). */
const installClock = async (page: Page): Promise<void> => {
  await page.context().addInitScript("globalThis.nativeFrame = requestAnimationFrame")
  await page.clock.install()
  await page.context().addInitScript("globalThis.requestAnimationFrame = nativeFrame")
}

/** Prevents reloads caused by a missing chunk. */
const leaveChunks = () => addEventListener("vite:preloadError", (event) => event.stopImmediatePropagation())

/** Freezes the clock slightly ahead of now; on a busy computer that moment may pass before the command arrives. */
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
  await ("passes" in work ? tools.page.clock.runFor(work.passes) : work.by(tools))
}

/** Waits until the tab's journal has crossed the act's transitions and reached its target. */
const settled = (tab: Tab, { crossed, snapshot }: PlannedAct, passed: number): Promise<ActorHistory> =>
  until(
    tab,
    (standing) => {
      const own = standing.crossed.slice(passed)
      return isEqual(standing.snapshot.value, snapshot.value) && crossed.every((edge) => own.includes(edge))
    },
    `it should stand at ${currentState(snapshot)} and have crossed ${[...new Set(crossed)].join("; ")}`
  )

/** Polls the journal. The clock stays frozen except for single milliseconds, for work deferred to the next turn. */
const until = async (
  { actor, model, page }: Tab,
  isThere: (standing: ActorHistory) => boolean,
  expected: string
): Promise<ActorHistory> => {
  const limit = performance.now() + patienceMs
  let last: ActorHistory | null = null
  for (let turn = 1; performance.now() < limit; turn++) {
    const journal = await takeJournal(page, keyOf(model))
    last = journal && standingOf(journal, actor, model.world.machine)
    if (last !== null && isThere(last)) return last
    await new Promise((resolve) => setTimeout(resolve, turn < 10 ? 10 : 60))
    if (turn % 4 === 0 && turn < 100) await page.clock.runFor(1).catch(() => undefined)
  }
  const stands =
    last === null
      ? "the journal has nothing of it"
      : `it stands at ${currentState(last.snapshot)}, after ${last.crossed.slice(-3).join("; ")}`
  throw new Error(`${expected}; ${stands}`)
}

const patienceMs = 20_000

const isWaiting = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot._nodes.some(({ after }: { readonly after: ReadonlyArray<unknown> }) => after.length > 0)

const crossedIn = (journal: JournalFile | null, { actor, model }: Tab): ReadonlyArray<string> =>
  (journal && standingOf(journal, actor, model.world.machine)?.crossed) ?? []

/** Removes terminal colours. */
const plain = (failure: unknown): string =>
  (failure instanceof Error ? failure.message : String(failure)).replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, "g"), "")
