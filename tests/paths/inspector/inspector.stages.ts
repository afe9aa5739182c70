import type { SnapshotFrom } from "xstate"
import type { inspectorMachine } from "../../../inspector/machines/inspector.machine.ts"
import { journalOfTooltip } from "../../support/samples/small-journal.ts"
import type { StageOf } from "../../../qa/paths/model.ts"
import {
  tab,
  open,
  read,
  foreign,
  foreignFile,
  refused,
  broken,
  report,
  reported,
  notReported,
  drawn,
  journal,
  time,
  has
} from "./inspector.payloads.ts"
import { recording } from "./inspector.recording.ts"
import { withReport, isStill, hasChart, isPlaying, showsInspector } from "./inspector.helpers.ts"

export const stages: ReadonlyArray<StageOf<SnapshotFrom<typeof inspectorMachine>>> = [
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
        by: ({ postToInspector }) => postToInspector({ type: "here", info: tab })
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
        by: ({ postToInspector }) => postToInspector({ type: "gone", tab: "a" })
      },
      {
        does: "a file of another program is opened",
        events: [open, refused(foreign)],
        when: (snapshot) => journal(snapshot) === "none" || (journal(snapshot) === "recorded" && time(snapshot) === "present"),
        by: ({ inspector }) => inspector.bring(foreignFile)
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
  recording,
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
]
