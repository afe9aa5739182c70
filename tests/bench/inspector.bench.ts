import { Worker } from "node:worker_threads"
import { createActor } from "xstate"
import { inspectorChannel } from "../../core/journal/wire.ts"
import { ReplayIndex } from "../../core/journal/replay-index.ts"
import { subscribeToInspection } from "../../core/journal/inspection.ts"
import { machinesFor } from "../../core/journal/machines.ts"
import { Recorder } from "../../core/journal/record.ts"
import { machines } from "../../core/shop/machines-by-name.ts"
import { loadMachine } from "../../core/kernel/lazy-machine.ts"
import { chartOf } from "../../inspector/chart/chart.ts"
import { familyMachine, familyMachines } from "../support/family.ts"
import type { Row } from "../../qa/measure.ts"

export const name = "Inspector: layout, time travel, what it costs the shop"

const keystrokes = 40

const started = () => {
  const recorder = new Recorder({ now: Date.now })
  const family = createActor(familyMachine, { id: "family" })
  subscribeToInspection(family, recorder.inspect)
  return { recorder, family: family.start() }
}

const visit = (family: ReturnType<typeof started>["family"]): void => {
  family.send({ type: "dialog.open", draft: "" })
  for (let letter = 0; letter < keystrokes; letter++) family.send({ type: "dialog.type", text: `letter ${letter}` })
  family.send({ type: "dialog.close" })
}

const turn = () => new Promise((done) => setImmediate(done))

/** Processor time of this thread in milliseconds: the tab's cost, independent of other load on the machine. */
const cpu = (): number => {
  const { system, user } = process.threadCpuUsage()
  return (system + user) / 1000
}

const roundMs = 300

/** Processor time of one visit, while the tab is fully busy and answers the inspector. */
const costOfVisit = async (family: ReturnType<typeof started>["family"]): Promise<number> => {
  const [from, until] = [cpu(), performance.now() + roundMs]
  let visits = 0
  for (; performance.now() < until; visits++) {
    visit(family)
    if (visits % 20 === 0) await turn()
  }
  return (cpu() - from) / visits
}

const median = (values: ReadonlyArray<number>): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** An inspector in its own thread: polls ten times a second when enabled, and only receives the answers. */
const asker = `
  const { parentPort, workerData } = require("node:worker_threads")
  const channel = new BroadcastChannel(workerData)
  let [tab, after, timer] = ["", null, undefined]
  channel.onmessage = ({ data }) => {
    if (data.type === "here") (tab = data.info.id), parentPort.postMessage("found")
    after = (data.grown ?? data.journal)?.entries.at(-1)?.seq ?? after
  }
  const ask = () => channel.postMessage({ type: "more", tab, inspector: "bench", after })
  parentPort.on("message", (word) => (word === "attach" ? (timer = setInterval(ask, 100)) : clearInterval(timer)))
  channel.postMessage({ type: "who" })
`

/** Cost of an event for a tab without an inspector, one that can be inspected, and one that is inspected. */
const tabCosts = async () => {
  Object.assign(globalThis, { document: { title: "" }, location: { pathname: "/", search: "" }, addEventListener: () => undefined })
  const { linkInspector } = await import("../../adapters/browser/inspector-link.ts")
  const [bare, linked] = [started(), started()]
  linkInspector({ build: "bench", recorder: linked.recorder })
  const inspector = new Worker(asker, { eval: true, workerData: inspectorChannel })
  await new Promise((found) => inspector.once("message", found))
  const rounds: Array<readonly [number, number, number]> = []
  for (let round = 0; round < 11; round++) {
    const alone = await costOfVisit(bare.family)
    const near = await costOfVisit(linked.family)
    inspector.postMessage("attach")
    const attached = await costOfVisit(linked.family)
    inspector.postMessage("detach")
    rounds.push([alone, near, attached])
  }
  await inspector.terminate()
  return {
    near: median(rounds.map(([alone, near]) => alone / near)),
    attached: median(rounds.map(([alone, , attached]) => alone / attached))
  }
}

/** Longest wait for any entry when jumping about; folded states are cached, as in the inspector. */
const jumps = async () => {
  const big = new Recorder({ now: Date.now, limit: 100_000 })
  const long = createActor(familyMachine, { id: "family" })
  subscribeToInspection(long, big.inspect)
  long.start()
  long.send({ type: "dialog.open", draft: "" })
  for (let letter = 0; letter < 5_000; letter++) long.send({ type: "dialog.type", text: `letter ${letter}` })
  const journal = big.journal()
  const replayIndex = new ReplayIndex("bench", journal, await machinesFor(journal, familyMachines))
  const waits: Array<number> = []
  for (let jump = 0; jump < 300; jump++) {
    const position = jump === 0 ? replayIndex.length - 1 : (jump * 7_919) % replayIndex.length
    const from = cpu()
    for (const key of ["family#1", "family/login#1"]) replayIndex.stateAt(key, position)
    waits.push(cpu() - from)
  }
  const from = cpu()
  replayIndex.treeAt(Math.floor(replayIndex.length / 2))
  return {
    entries: replayIndex.length,
    first: waits[0] ?? 0,
    longest: Math.max(...waits.slice(1)),
    usual: median(waits),
    tree: cpu() - from
  }
}

const layouts = async () => {
  const { layOut } = await import("../../inspector/chart/layout.ts")
  const charts = await Promise.all(Object.entries(machines).map(async ([key, machine]) => chartOf(key, await loadMachine(machine))))
  const [largest] = charts.toSorted((one, other) => other.counts.transitions - one.counts.transitions)
  if (largest === undefined) throw new Error("there are no machines")
  const costs: Array<number> = []
  for (let round = 0; round < 9; round++) {
    const from = cpu()
    await layOut(largest)
    costs.push(cpu() - from)
  }
  return { name: largest.name, first: costs[0] ?? Number.NaN, usual: median(costs) }
}

export const run = async (): Promise<ReadonlyArray<Row>> => {
  const layout = await layouts()
  const { entries, first, longest, tree, usual } = await jumps()
  const { attached, near } = await tabCosts()
  return [
    { what: `layout of ${layout.name}, the first of the process (at most 300 ms)`, value: layout.first, unit: "ms CPU" },
    { what: `layout of ${layout.name}, later`, value: layout.usual, unit: "ms CPU" },
    { what: `the last of ${entries} entries, first asked (at most 50 ms)`, value: first, unit: "ms CPU" },
    { what: "any other entry, the longest of 300 jumps (at most 50 ms)", value: longest, unit: "ms CPU" },
    { what: "any other entry, the median", value: usual, unit: "ms CPU" },
    { what: "the whole tree of an entry in the middle", value: tree, unit: "ms CPU" },
    { what: "events, inspector attached / not (at least 0.80)", value: attached, unit: "x" },
    { what: "events, tab that can be inspected / cannot (1 is no cost)", value: near, unit: "x" }
  ]
}
