import type { SnapshotFrom } from "xstate"
import type { Hands } from "../../e2e/support/hands.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { inspectorMachine } from "../../../inspector/machines/inspector.machine.ts"
import { type InspectorContext, placeIn } from "../../../inspector/machines/inspector-setup.ts"
import { at, defineModel, equal, isSame, type StepOf } from "../../support/paths/model.ts"
import { journalOfTooltip } from "../../support/samples/small-journal.ts"
import { defect } from "../../support/paths/visits.ts"

type Snapshot = SnapshotFrom<typeof inspectorMachine>
type Step = StepOf<Snapshot>

const tab = { id: "a", build: "b1", title: "Главная", path: "/" }
const open = { type: "journal.open", from: { kind: "qa", name: "failing.json" } }
const read = { type: "xstate.done.actor.read", output: succeeded({ name: "failing.json", build: "b0", count: 3, actor: "tooltip#1" }) }
const foreign = { _tag: "JournalRefused", reason: "foreign", detail: "формат «другой»" }
const refused = (refusal: object) => ({ type: "xstate.done.actor.read", output: failed(refusal) })
const broken = { type: "xstate.error.actor.read", error: defect }
const report = { menu: { states: ["ready"], transitions: [] } }
const reported = (coverage: typeof report | null) => ({ type: "xstate.done.actor.readCoverage", output: coverage })
const notReported = { type: "xstate.error.actor.readCoverage", error: defect }
const arrived = { type: "journal.arrived", build: "b1", count: 3, actor: "shop#1", dropped: null }
/** The same tab after a reload: its journal goes on, without its first entry. */
const wentOn = { type: "journal.arrived", build: "b1", count: 4, actor: "shop#2", dropped: 1 }
const drawn = { type: "screen.drawn", faults: ["shop: не свернуть"] }
const sent = { type: "event.send", actor: "shop/header", event: { type: "header.chooseSearch" } }

/** What changes only how the page looks is followed where nothing has been opened yet, and each of it once. */
const looks = /^(?:actor|filter|center|panel|zoom|speed|coverage|clock|screen)\./

const isPlain = ({ center, count, faults, filter, isCovered, now, panel, speed, zoom }: InspectorContext): boolean =>
  count === 0 &&
  faults.length === 0 &&
  center === "chart" &&
  panel === "context" &&
  filter.text === "" &&
  zoom === null &&
  speed === 1 &&
  now === 0 &&
  !isCovered

const isFirst = ({ count, tabs, wanted }: InspectorContext): boolean => count === 0 && tabs.length === 0 && wanted === null
const journal = (snapshot: Snapshot) => at(snapshot, "journal")
const time = (snapshot: Snapshot) => at(snapshot, "time")
const has = ({ context }: Snapshot) => context.count > 0
const isAwaited = (snapshot: Snapshot) => ["attaching", "live"].includes(journal(snapshot))
const wantedIn = ({ context: { tabs, wanted } }: Snapshot) => ({
  kind: "tab",
  id: wanted,
  title: tabs.find(({ id }) => id === wanted)?.title ?? ""
})
const within = ({ count }: InspectorContext, position: number) => Math.max(0, Math.min(count - 1, position))

/** What a look changes: the field, and what it becomes. */
const changes: Readonly<Record<string, (before: InspectorContext, event: Step["event"]) => Partial<InspectorContext>>> = {
  "actor.choose": (_, { actor }) => ({ actor }),
  "filter.change": (_, { filter }) => ({ filter }),
  "center.choose": (_, { center }) => ({ center }),
  "panel.choose": (_, { panel }) => ({ panel }),
  "zoom.change": ({ zoom }, { by }) => ({ zoom: Math.max(0.25, Math.min(2, (zoom ?? 1) + Number(by))) }),
  "zoom.fit": () => ({ zoom: null }),
  "speed.choose": ({ speed }) => ({ speed: { 1: 10, 10: 100 }[speed] ?? 1 }),
  "coverage.toggle": ({ coverage, isCovered }) => (coverage === null ? {} : { isCovered: !isCovered }),
  "screen.drawn": (_, { faults }) => ({ faults }),
  "clock.ticked": (_, { now }) => ({ now })
}

/** Where an event leads in time, and to which entry; what is not here does not. */
const places: Readonly<Record<string, (before: Snapshot, event: Step["event"]) => readonly [string, number | null] | null>> = {
  "time.goTo": (before, { position }) => (has(before) ? ["past", within(before.context, Number(position))] : null),
  "time.step": (before, { by }) => (has(before) ? ["past", within(before.context, placeIn(before.context) + Number(by))] : null),
  "time.play": ({ context }) => (context.count === 0 ? null : ["playing", placeIn(context) >= context.count - 1 ? 0 : placeIn(context)]),
  "time.pause": (before) => (time(before) === "playing" ? ["past", before.context.position] : null),
  "time.return": (before) => (time(before) === "present" ? null : ["present", null]),
  "xstate.after.beat.inspector.time.playing": ({ context }) =>
    placeIn(context) >= context.count - 1 ? ["past", context.position] : ["playing", within(context, placeIn(context) + context.speed)]
}

export const model = defineModel<typeof inspectorMachine>({
  name: "inspector",
  lives: "inspector",
  keptIn: "gran.inspector",
  world: {
    machine: inspectorMachine,
    input: undefined,
    watchers: ["link", "clock", "comparison"],
    follows: (snapshot, { type }) => {
      const context: InspectorContext = snapshot.context
      if (looks.test(type)) return isPlain({ ...context, isCovered: false }) && snapshot.matches({ journal: "none" })
      if (!isPlain({ ...context, count: 0 }) || context.coverage !== null || context.verdict !== null || context.refusal !== null)
        return false
      if (type.endsWith("actor.readCoverage")) return isFirst(context)
      // Two waits that run at once would both be over when a test lets time pass.
      if (type === "time.play") return !snapshot.hasTag("busy")
      if (type === "tab.seen")
        return (
          isFirst(context) ||
          (snapshot.matches({ journal: "kept" }) && !snapshot.matches({ time: "playing" }) && context.source?.kind === "tab")
        )
      if (/^(?:tab\.choose|journal\.open)$/.test(type)) return snapshot.matches({ time: "present" }) && context.source?.kind !== "file"
      return true
    },
    events: [
      { type: "tab.seen", tab },
      { type: "tab.seen", tab: { ...tab, title: "Бриллианты" } },
      { type: "tab.gone", id: "a" },
      { type: "tab.gone", id: "b" },
      { type: "tab.choose", id: "a" },
      arrived,
      wentOn,
      drawn,
      { type: "journal.grew", count: 4 },
      open,
      sent,
      { type: "event.judged", verdict: "taken" },
      { type: "time.goTo", position: 1 },
      { type: "time.goTo", position: 99 },
      { type: "time.step", by: -1 },
      { type: "actor.choose", actor: "shop/menu#1" },
      { type: "filter.change", filter: { text: "menu", isOwn: false } },
      { type: "center.choose", center: "screen" },
      { type: "panel.choose", panel: "event" },
      { type: "zoom.change", by: 9 },
      { type: "clock.ticked", now: 5 },
      read,
      refused(foreign),
      refused({ _tag: "NotFound", name: "failing.json" }),
      broken,
      reported(report),
      reported(null),
      notReported
    ]
  },
  waits: { patience: 5_000, beat: 400 },
  tells: (snapshot) => {
    const { actor, center, count, coverage, faults, isCovered, position, refusal, source, tabs, verdict } = snapshot.context
    const more = [
      source === null ? "nothing is shown" : `${source.kind === "tab" ? "a tab" : "a file"} of ${count} entries is shown`,
      `the journal is ${journal(snapshot)}, the time ${time(snapshot)}${position === null ? "" : ` at ${position}`}`,
      ...(tabs.length === 0 ? [] : [`${tabs.length} tab (${tabs[0]?.title ?? ""})`]),
      ...(actor === null ? [] : [`${actor} is chosen`]),
      ...(center === "chart" ? [] : [`the ${center} stands in the middle`]),
      ...(coverage === null ? [] : [`the coverage is ${isCovered ? "drawn" : "known"}`]),
      ...(faults.length === 0 ? [] : ["the screen is not whole"]),
      ...(verdict === null ? [] : [`the event was ${verdict}`]),
      ...(refusal === null ? [] : [`a journal was refused (${refusal._tag})`])
    ]
    return more.join(", ")
  },
  says: {
    "tab.seen": ({ tab: { title } }) => `the tab «${String(title)}» shows itself`,
    "tab.gone": ({ id }) => `the tab ${String(id)} goes`,
    "tab.choose": ({ id }) => `the tab ${String(id)} is chosen`,
    "journal.arrived": ({ count, dropped }) => `its journal of ${String(count)} entries ${dropped === null ? "comes" : "goes on"}`,
    "screen.drawn": "the screen is drawn but for a machine",
    "journal.grew": ({ count }) => `it grows to ${String(count)} entries`,
    "journal.open": "a file is opened",
    "event.send": "an event is sent by hand",
    "event.judged": ({ verdict }) => `it is ${String(verdict)}`,
    "time.goTo": ({ position }) => `entry ${String(position)} is gone to`,
    "time.step": ({ by }) => `a step of ${String(by)}`,
    "time.play": "it plays",
    "time.pause": "it is stopped",
    "time.return": "it comes back to the present",
    "xstate.done.actor.read": ({ output }) => (output._tag === "Success" ? "it is read" : `it is refused: ${String(output.error._tag)}`),
    "xstate.error.actor.read": "the reading breaks",
    "xstate.done.actor.readCoverage": ({ output }) => (output === null ? "no report is there" : "the report comes"),
    "xstate.error.actor.readCoverage": "the report is no report"
  },
  invariants: {
    "shows a place that the journal has, and its end in the present": (snapshot) => {
      const { count, position } = snapshot.context
      const place = placeIn(snapshot.context)
      return (time(snapshot) === "present") === (position === null) && place < Math.max(count, 1) && (count === 0 || place >= 0)
    },
    "has a source for every journal, and shows none without": (snapshot) =>
      (snapshot.context.source === null) === !has(snapshot) && (!snapshot.hasTag("shown") || has(snapshot)),
    "sends events to a living tab alone": (snapshot) =>
      snapshot.can({ type: "event.send", actor: "shop/menu", event: { type: "menu.retry" } }) === snapshot.hasTag("live"),
    "is live with a tab alone": (snapshot) => !snapshot.hasTag("live") || snapshot.context.source?.kind === "tab",
    "is busy exactly while it waits for a journal": (snapshot) =>
      snapshot.hasTag("busy") === ["attaching", "reading"].includes(journal(snapshot)),
    "listens to the tabs, and has a place for a second journal": ({ children }) => "link" in children && "comparison" in children
  },
  promises: {
    "lists the tabs that show themselves, each once, and strikes those that go": ({ after, before, event }) => {
      const { tabs } = before.context
      if (event.type === "tab.gone")
        return equal(
          after.context.tabs,
          tabs.filter(({ id }) => id !== event["id"])
        )
      if (event.type !== "tab.seen") return equal(after.context.tabs, tabs)
      return equal(after.context.tabs, [...tabs.filter(({ id }) => id !== event["tab"].id), event["tab"]])
    },
    "asks the tab that is chosen, and keeps what is shown until it answers": ({ after, before, event, told }) =>
      event.type !== "tab.choose" ||
      (journal(after) === "attaching" &&
        equal(told, [{ type: "attach", id: event["id"] }]) &&
        equal(after.context, { ...before.context, wanted: event["id"], refusal: null, verdict: null })),
    "shows the journal of the tab that answered, in the present": ({ after, before, event }) => {
      if (event.type !== "journal.arrived" || event["dropped"] !== null || !isAwaited(before)) return true
      const { actor, build, count, position } = after.context
      const isShown = equal([actor, build, count, position], [event["actor"], event["build"], event["count"], null])
      return journal(after) === "live" && time(after) === "present" && isShown && equal(after.context.source, wantedIn(before))
    },
    "stays at the entry and the machine that it showed when the journal of the tab goes on": ({ after, before, event }) => {
      if (event.type !== "journal.arrived" || event["dropped"] === null || !isAwaited(before)) return true
      const { actor, build, count, position } = after.context
      const was = before.context
      const there = was.position === null ? null : within(after.context, was.position - Number(event["dropped"]))
      const isShown = equal([actor, build, count, position], [was.actor ?? event["actor"], event["build"], event["count"], there])
      return journal(after) === "live" && time(after) === time(before) && isShown && equal(after.context.source, wantedIn(before))
    },
    "follows the tab that went when it shows itself again, and no other": ({ after, before, event, told }) => {
      if (event.type !== "tab.seen" || journal(before) !== "kept") return true
      const { source } = before.context
      const isOwn = source?.kind === "tab" && source.id === event["tab"].id
      return journal(after) === (isOwn ? "attaching" : "kept") && equal(told, isOwn ? [{ type: "attach", id: event["tab"].id }] : [])
    },
    "grows with the tab, and nothing else moves": ({ after, before, event }) =>
      event.type !== "journal.grew" ||
      (equal(after.value, before.value) &&
        equal(after.context, { ...before.context, count: journal(before) === "live" ? event["count"] : before.context.count })),
    "keeps the journal of a tab that went, and does not ask it any more": ({ after, before, event, told }) => {
      if (event.type !== "tab.gone" || journal(before) !== "live") return true
      const { source } = before.context
      const isOwn = source?.kind === "tab" && source.id === event["id"]
      return journal(after) === (isOwn ? "kept" : "live") && told.some(({ type }) => type === "detach") === isOwn
    },
    "gives up a tab that is silent for five seconds, and says so": ({ after, before, event, told }) =>
      !event.type.startsWith("xstate.after.patience") ||
      (equal(told, [{ type: "detach" }]) && keeps(before, after) && after.context.refusal?._tag === "TabSilent"),
    "lets go of the tab when a file is opened": ({ after, event, told }) =>
      event.type !== "journal.open" || (journal(after) === "reading" && equal(told, [{ type: "detach" }])),
    "shows the file that was read, in the present, and no refusal": ({ after, event }) => {
      if (event.type !== read.type || event["output"]._tag !== "Success") return true
      const { actor, build, count, position, refusal, source, verdict } = after.context
      const expected = ["tooltip#1", "b0", 3, null, null, { kind: "file", name: "failing.json" }, null]
      const isShown = equal([actor, build, count, position, refusal, source, verdict], expected)
      return journal(after) === "kept" && time(after) === "present" && isShown
    },
    "keeps what it showed when a file is refused, and says why": ({ after, before, event }) => {
      if (!event.type.endsWith(".actor.read") || event["output"]?._tag === "Success") return true
      const refusal = event.type === broken.type ? { _tag: "Defect" } : event["output"].error
      return keeps(before, after) && equal(after.context.refusal, refusal)
    },
    "hands an event to the tab, and says what became of it": ({ after, before, event, told }) => {
      if (event.type === "event.judged")
        return after.context.verdict === (journal(before) === "live" ? event["verdict"] : before.context.verdict)
      if (event.type !== "event.send") return true
      const order = { type: "send", actor: event["actor"], event: event["event"] }
      return equal(told, journal(before) === "live" ? [order] : [])
    },
    "goes through time as it is asked": (step) => {
      const { after, before, event } = step
      const leads = places[event.type]
      if (leads === undefined) return true
      const place = leads(before, event)
      return place === null ? isSame(step) : equal([time(after), after.context.position], place)
    },
    "changes how it looks, and nothing else": ({ after, before, event }) => {
      const change = changes[event.type]
      return change === undefined || equal(after.context, { ...before.context, ...change(before.context, event) })
    },
    "knows the coverage that came": ({ after, before, event }) =>
      !event.type.endsWith("readCoverage") ||
      equal(after.context, { ...before.context, coverage: event.type === notReported.type ? before.context.coverage : event["output"] })
  },
  stages: [
    {
      opens: "/inspector",
      begins: [reported(null)],
      changes: withReport(""),
      holds: /^\/dev\/qa\//,
      isTour: true,
      acts: [
        {
          does: "a tab shows itself",
          events: [{ type: "tab.seen", tab }],
          when: ({ context }) => context.tabs.length === 0,
          by: ({ tellInspector }) => tellInspector({ type: "here", info: tab })
        },
        {
          does: "it is chosen",
          events: [{ type: "tab.choose", id: "a" }],
          when: (snapshot) => snapshot.context.tabs.length > 0 && journal(snapshot) === "none",
          by: ({ inspector }) => inspector.chooseTab(/Главная/)
        },
        {
          does: "the tab goes",
          events: [{ type: "tab.gone", id: "a" }],
          when: (snapshot) => snapshot.context.tabs.length > 0 && journal(snapshot) === "none" && snapshot.context.refusal !== null,
          by: ({ tellInspector }) => tellInspector({ type: "gone", tab: "a" })
        },
        {
          does: "a file of another program is opened",
          events: [open, refused(foreign)],
          when: (snapshot) => journal(snapshot) === "none" || (journal(snapshot) === "kept" && time(snapshot) === "present"),
          by: ({ inspector }) => inspector.bring(`{"format":"other","version":1,"masked":false,"shared":[],"file":{}}`)
        },
        {
          does: "a link of a report leads to a file, and the shop goes down",
          events: [open, broken],
          when: (snapshot) => journal(snapshot) === "none",
          by: async ({ gate, page }) => {
            await page.evaluate(() => (location.hash = "#file=failing.json"))
            gate.answer({ kind: "down" })
          }
        },
        {
          does: "a journal is opened",
          events: [open, read],
          when: (snapshot) => journal(snapshot) === "none" && snapshot.context.refusal !== null,
          by: ({ inspector }) => inspector.bring(journalOfTooltip(), "failing.json")
        },
        {
          does: "a journal is opened in the past",
          events: [open, read],
          when: (snapshot) => time(snapshot) === "past",
          by: ({ inspector }) => inspector.bring(journalOfTooltip(), "failing.json")
        },
        { does: "Home", events: [{ type: "time.goTo", position: 0 }], when: has, by: ({ page }) => page.keyboard.press("Home") },
        {
          does: "the arrow to the left",
          events: [{ type: "time.step", by: -1 }],
          when: has,
          by: ({ page }) => page.keyboard.press("ArrowLeft")
        },
        { does: "it plays", events: [{ type: "time.play" }], when: isStill, by: ({ inspector }) => inspector.press("Проиграть") },
        { does: "it is stopped", events: [{ type: "time.pause" }], when: isPlaying, by: ({ inspector }) => inspector.press("Остановить") },
        {
          does: "it comes back to the present",
          events: [{ type: "time.return" }],
          when: (snapshot) => time(snapshot) !== "present",
          by: ({ page }) => page.keyboard.press("Escape")
        },
        {
          does: "a machine is chosen",
          events: [{ type: "actor.choose", actor: "tooltip#1" }],
          when: has,
          by: ({ inspector }) => inspector.chooseMachine("tooltip")
        },
        {
          does: "a word is looked for",
          events: [{ type: "filter.change", filter: { text: "point", isOwn: false } }],
          when: has,
          by: ({ inspector }) => inspector.search("point")
        },
        {
          does: "«Событие» is chosen",
          events: [{ type: "panel.choose", panel: "event" }],
          when: has,
          by: ({ inspector }) => inspector.choosePanel("Событие")
        },
        {
          does: "the chart is made larger",
          events: [{ type: "zoom.change", by: 0.25 }],
          when: hasChart,
          by: ({ inspector }) => inspector.press("Увеличить")
        },
        {
          does: "the chart is fitted",
          events: [{ type: "zoom.fit" }],
          when: (snapshot) => hasChart(snapshot) && snapshot.context.zoom !== null,
          by: ({ page }) => page.getByTitle("Вписать схему").click()
        },
        { does: "it goes faster", events: [{ type: "speed.choose" }], when: has, by: ({ inspector }) => inspector.press("Скорость 1×") },
        {
          does: "«Обмен» is chosen",
          events: [{ type: "center.choose", center: "sequence" }],
          when: isStill,
          by: ({ inspector }) => inspector.chooseView("Обмен")
        },
        {
          does: "«Экран» is chosen where no shop is recorded",
          events: [{ type: "center.choose", center: "screen" }, drawn],
          when: (snapshot) => isStill(snapshot) && snapshot.context.faults.length === 0,
          by: async ({ inspector }) => {
            await inspector.chooseView("Экран")
            await inspector.seeFault(/нет самого магазина/)
          }
        },
        {
          does: "half a second passes",
          events: [{ type: "clock.ticked", now: 0 }],
          when: isStill,
          by: ({ page }) => page.clock.runFor(500)
        }
      ],
      shows: showsInspector
    },
    {
      opens: "/inspector",
      begins: [reported(null), { type: "tab.seen", tab }],
      changes: withReport(""),
      holds: /^$/,
      isTour: true,
      prepares: async ({ inspector, page }) => {
        await page.context().newPage()
        await stirShop({ page }, (shop) => shop.goto("/contacts"))
        await inspector.seeTab(/contacts/)
      },
      acts: [
        {
          does: "the tab is chosen",
          events: [{ type: "tab.choose", id: "a" }, arrived],
          when: (snapshot) => journal(snapshot) === "none",
          by: ({ inspector }) => inspector.attachTo(/contacts/)
        },
        {
          does: "an event is sent by hand, and the journal grows",
          events: [sent, { type: "event.judged", verdict: "taken" }, { type: "journal.grew", count: 4 }],
          when: (snapshot) => snapshot.hasTag("live") && time(snapshot) === "present",
          by: async ({ inspector, page }) => {
            await inspector.chooseMachine("header")
            await inspector.send("header.chooseSearch")
            await inspector.seeVerdict("Принято")
            await page.clock.runFor(askEveryMs)
          }
        },
        {
          does: "another tab shows itself and goes",
          events: [
            { type: "tab.seen", tab: { ...tab, id: "b" } },
            { type: "tab.gone", id: "b" }
          ],
          when: (snapshot) => snapshot.hasTag("live"),
          by: async ({ tellInspector }) => {
            await tellInspector({ type: "here", info: { ...tab, id: "b" } })
            await tellInspector({ type: "gone", tab: "b" })
          }
        },
        {
          does: "the tab is closed",
          events: [{ type: "tab.gone", id: "a" }],
          when: (snapshot) => snapshot.hasTag("live"),
          isLast: true,
          by: ({ page }) => closeShop({ page })
        }
      ],
      shows: showsInspector
    },
    {
      opens: "/inspector",
      begins: [],
      changes: withReport("report.json"),
      holds: /^\/dev\/qa\/report/,
      isHeldFromStart: true,
      isTour: true,
      acts: [
        {
          does: "the report comes",
          events: [reported(report)],
          when: ({ context }) => context.coverage === null,
          answer: { kind: "body", json: { machines: report } }
        },
        {
          does: "a journal is opened, and the coverage is drawn",
          events: [open, read, { type: "coverage.toggle" }],
          when: ({ context }) => context.coverage !== null && !context.isCovered,
          by: async ({ inspector }) => {
            await inspector.bring(journalOfTooltip(), "failing.json")
            await inspector.press("Покрытие")
          }
        },
        {
          does: "the report is no report",
          events: [notReported],
          when: ({ context }) => context.coverage === null,
          isLast: true,
          answer: { kind: "status", status: 200, body: "no JSON" }
        }
      ]
    }
  ],
  uncrossed: {
    "journal.live --journal.arrived#0--> stays":
      "a tab tells its whole journal again when it has let go of thousands of entries that nobody asked for",
    "journal.kept --tab.seen#0--> journal.attaching":
      "the clock of these paths stands in every tab, and a page does not come alive under it; inspector.spec loads a tab anew",
    "time --journal.arrived#0--> stays": "the same: the journal of a tab that was loaded anew goes on"
  }
})

/** How often an attached tab is asked for what is new, and a little. */
const askEveryMs = 250

function keeps(before: Snapshot, after: Snapshot): boolean {
  const { count, position, source } = after.context
  return (
    journal(after) === (has(before) ? "kept" : "none") &&
    equal([count, position, source], [before.context.count, before.context.position, before.context.source])
  )
}

/** With the name of a report in the page, or without one. */
function withReport(name: string) {
  return (document: string): string => document.replace(/data-report="[^"]*"/, `data-report="${name}"`)
}

function isStill(snapshot: Snapshot): boolean {
  return has(snapshot) && time(snapshot) !== "playing"
}

function hasChart(snapshot: Snapshot): boolean {
  return has(snapshot) && snapshot.context.center === "chart"
}

function isPlaying(snapshot: Snapshot): boolean {
  return time(snapshot) === "playing"
}

async function closeShop({ page }: Pick<Hands, "page">): Promise<void> {
  await Promise.all(
    page
      .context()
      .pages()
      .flatMap((each) => (each === page ? [] : [each.close()]))
  )
}

async function showsInspector(snapshot: Snapshot, { inspector }: Hands): Promise<void> {
  const { refusal } = snapshot.context
  if (refusal !== null) await inspector.seeRefusal(/./)
  if (!snapshot.hasTag("shown")) return
  const [present, past] = snapshot.hasTag("live")
    ? ["Запись идёт", "Запись идёт, просмотр прошлого"]
    : ["Конец журнала", "Просмотр прошлого"]
  await inspector.seeState(snapshot.hasTag("past") ? past : present)
}

/** Opens a page in the shop's tab, or loads it anew, and moves the mouse over it until it lets itself be inspected. */
async function stirShop({ page }: Pick<Hands, "page">, load: (shop: Hands["page"]) => Promise<unknown>): Promise<void> {
  const shop = page
    .context()
    .pages()
    .find((each) => each !== page)
  if (shop === undefined) throw new Error("the shop has no tab")
  await load(shop)
  await shop.locator("html[data-alive]").waitFor({ state: "attached" })
  await shop.mouse.move(120, 120)
  await shop.mouse.move(130, 130)
}
