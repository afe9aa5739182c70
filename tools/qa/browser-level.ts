import type { Page } from "playwright"
import { violationsOf } from "../../qa/browser/axe.ts"
import { journalText, actorHistoryOf } from "../../qa/browser/tab-journal.ts"
import { openTabs, type Tabs } from "../../qa/browser/open-tabs.ts"
import { type BrowserPath, browserPaths } from "../../qa/browser/plan.ts"
import { openBuiltShop } from "../../qa/server/built-shop.ts"
import type { JournalFile } from "../../core/journal/file.ts"
import { chartOf } from "../../qa/paths/chart.ts"
import { currentState, type Model } from "../../qa/paths/model.ts"
import { openBrowser } from "../chromium.ts"
import { isExcepted } from "./axe-exceptions.ts"
import type { PathFilter } from "./chosen-paths.ts"
import type { KeepJournal } from "./core-levels.ts"
import type { PathResult, Results, Shot } from "./results.ts"

type ModelFile = { readonly model: Model; readonly file: string }
type Job = { readonly model: Model; readonly path: BrowserPath }
type Options = {
  readonly found: ReadonlyArray<ModelFile>
  readonly chooses: PathFilter
  readonly tabs: number
  readonly keep: KeepJournal
  readonly report: (result: PathResult) => void
}

/** Walks the chosen paths in one browser and one shop, `tabs` at a time. */
export const browserLevel = async ({
  chooses,
  found,
  keep,
  report,
  tabs
}: Options): Promise<Pick<Results, "paths" | "shots" | "uncrossed">> => {
  const shop = await openBuiltShop({ LOG_LEVEL: "error" })
  const browser = await openBrowser()
  const models = found.map(({ model }) => model)
  const jobs: Array<Job> = found.flatMap(({ file, model }) =>
    browserPaths(model).flatMap((path) => (chooses({ file, machine: model.name, title: path.title }) ? [{ model, path }] : []))
  )
  const paths: Array<PathResult> = []
  const shots = new Map<string, Shot>()
  const crossed = new Map(models.map(({ name }) => [name, new Set<string>()]))
  const note = (journal: JournalFile) => {
    for (const model of models) for (const edge of crossedIn(journal, model)) crossed.get(model.name)?.add(edge)
  }
  const work = async () => {
    const own = await openTabs(browser, shop.origin)
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      const result = await walkPath(own, job, { keep, note, shots })
      paths.push(result)
      report(result)
    }
    await own.close()
  }
  try {
    await Promise.all(Array.from({ length: tabs }, work))
  } finally {
    await browser.close()
    await shop.close()
  }
  return {
    paths,
    shots: [...shots.values()],
    uncrossed: Object.fromEntries(models.map((model) => [model.name, uncrossedBy(model, crossed.get(model.name))]))
  }
}

type Recording = { readonly shots: Map<string, Shot>; readonly keep: KeepJournal; readonly note: (journal: JournalFile) => void }

const walkPath = async (tabs: Tabs, { model, path }: Job, { keep, note, shots }: Recording): Promise<PathResult> => {
  const started = performance.now()
  const found: Array<string> = []
  const { crossed, failure, journal } = await tabs.walk(model, path, async (page, snapshot, isAtRest) => {
    const key = `${model.name} ${currentState(snapshot)}`
    const known = shots.get(key)
    const wantsAxe = isAtRest && (known === undefined || known.faults === null)
    if (known !== undefined && !wantsAxe) return
    const picture = known?.picture ?? (await pictureOf(page))
    const faults = wantsAxe ? await faultsOf(page) : null
    if (faults !== null) found.push(...faults.map((fault) => `${currentState(snapshot)}: ${fault}`))
    shots.set(key, {
      machine: model.name,
      state: currentState(snapshot),
      title: known?.title ?? model.describeState(snapshot),
      picture,
      faults
    })
  })
  if (journal !== null) note(journal)
  const message = failure === null ? (found.length === 0 ? null : `axe: ${found.join("; ")}`) : `${failure.at}: ${failure.message}`
  return {
    machine: model.name,
    level: "browser",
    title: path.title,
    ms: performance.now() - started,
    failure: message,
    journal: message === null || journal === null ? null : keep(path.title, journalText(journal)),
    actor: model.actorPath ?? `shop/${model.name}`,
    picture: failure?.picture ? dataAddress(failure.picture) : null,
    crossed,
    states: path.acts.map(({ snapshot }) => currentState(snapshot))
  }
}

const pictureOf = async (page: Page): Promise<string> => dataAddress(await page.screenshot({ type: "jpeg", quality: 55, scale: "css" }))

const dataAddress = (picture: Buffer): string => `data:image/jpeg;base64,${picture.toString("base64")}`

/** Axe violations without an exception. Resumes the clock, because axe waits for timers. */
const faultsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.clock.resume()
  return (await violationsOf(page)).flatMap(({ help, id, nodes }) => {
    const own = nodes.filter(({ html }) => !isExcepted(id, html))
    return own.length === 0 ? [] : [`${id}: ${help} (${own.map(({ target }) => target.join(" ")).join(", ")})`]
  })
}

/** Crossed transitions of a machine with stages; journals of other machines' paths count too. */
const crossedIn = (journal: JournalFile, { actorPath, name, stages, world }: Model): ReadonlyArray<string> =>
  (stages && actorHistoryOf(journal, actorPath ?? `shop/${name}`, world.machine)?.crossed) ?? []

const uncrossedBy = (model: Model, crossed: ReadonlySet<string> = new Set()): Readonly<Record<string, string | null>> => {
  if (model.stages === undefined) return {}
  const missed = chartOf(model.world.machine).edges.filter(({ id }) => !crossed.has(id))
  const reasons = { ...model.unreachable, ...model.uncrossed }
  return Object.fromEntries(missed.map(({ id }) => [id, reasons[id] ?? null]))
}
