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
  threw,
  report,
  reported,
  notReported,
  drawnIncomplete,
  journal,
  time,
  hasEntries
} from "./inspector.payloads.ts"
import { recording } from "./inspector.recording.ts"
import { withReport, isStill, hasChart, isPlaying, showsInspector } from "./inspector.helpers.ts"

export const stages: ReadonlyArray<StageOf<SnapshotFrom<typeof inspectorMachine>>> = [
  {
    address: "/inspector",
    startEvents: [reported(null)],
    changes: withReport(""),
    heldRequests: /^\/dev\/qa\//,
    isTour: true,
    acts: [
      {
        title: "a tab announces itself",
        events: [{ type: "tab.seen", tab }],
        when: ({ context }) => context.tabs.length === 0,
        run: ({ postToInspector }) => postToInspector({ type: "here", info: tab })
      },
      {
        title: "the tab is chosen",
        events: [{ type: "tab.choose", id: "a" }],
        when: (snapshot) => snapshot.context.tabs.length > 0 && journal(snapshot) === "none",
        run: ({ inspector }) => inspector.chooseTab(/Главная/)
      },
      {
        title: "the tab is closed",
        events: [{ type: "tab.gone", id: "a" }],
        when: (snapshot) => snapshot.context.tabs.length > 0 && journal(snapshot) === "none" && snapshot.context.refusal !== null,
        run: ({ postToInspector }) => postToInspector({ type: "gone", tab: "a" })
      },
      {
        title: "a file of another program is opened",
        events: [open, refused(foreign)],
        when: (snapshot) => journal(snapshot) === "none" || (journal(snapshot) === "recorded" && time(snapshot) === "present"),
        run: ({ inspector }) => inspector.bring(foreignFile)
      },
      {
        title: "a link to a file of a report fails",
        events: [open, threw],
        when: (snapshot) => journal(snapshot) === "none",
        run: async ({ gate, page }) => {
          await page.evaluate(() => (location.hash = "#file=failing.json"))
          gate.answer({ kind: "down" })
        }
      },
      {
        title: "a journal is opened",
        events: [open, read],
        when: (snapshot) => journal(snapshot) === "none" && snapshot.context.refusal !== null,
        run: ({ inspector }) => inspector.bring(journalOfTooltip(), "failing.json")
      },
      {
        title: "a journal is opened in the past",
        events: [open, read],
        when: (snapshot) => time(snapshot) === "past",
        run: ({ inspector }) => inspector.bring(journalOfTooltip(), "failing.json")
      },
      {
        title: "Home is pressed",
        events: [{ type: "time.goTo", position: 0 }],
        when: hasEntries,
        run: ({ page }) => page.keyboard.press("Home")
      },
      {
        title: "the left arrow is pressed",
        events: [{ type: "time.step", by: -1 }],
        when: hasEntries,
        run: ({ page }) => page.keyboard.press("ArrowLeft")
      },
      {
        title: "«Проиграть» is pressed",
        events: [{ type: "time.play" }],
        when: isStill,
        run: ({ inspector }) => inspector.press("Проиграть")
      },
      {
        title: "«Остановить» is pressed",
        events: [{ type: "time.pause" }],
        when: isPlaying,
        run: ({ inspector }) => inspector.press("Остановить")
      },
      {
        title: "the present is chosen",
        events: [{ type: "time.return" }],
        when: (snapshot) => time(snapshot) !== "present",
        run: ({ page }) => page.keyboard.press("Escape")
      },
      {
        title: "a machine is chosen",
        events: [{ type: "actor.choose", actor: "tooltip#1" }],
        when: hasEntries,
        run: ({ inspector }) => inspector.chooseMachine("tooltip")
      },
      {
        title: "a text is searched",
        events: [{ type: "filter.change", filter: { text: "point", isOwn: false } }],
        when: hasEntries,
        run: ({ inspector }) => inspector.search("point")
      },
      {
        title: "«Событие» is chosen",
        events: [{ type: "panel.choose", panel: "event" }],
        when: hasEntries,
        run: ({ inspector }) => inspector.choosePanel("Событие")
      },
      {
        title: "the chart is enlarged",
        events: [{ type: "zoom.change", by: 0.25 }],
        when: hasChart,
        run: ({ inspector }) => inspector.press("Увеличить")
      },
      {
        title: "the chart is fitted",
        events: [{ type: "zoom.fit" }],
        when: (snapshot) => hasChart(snapshot) && snapshot.context.zoom !== null,
        run: ({ page }) => page.getByTitle("Вписать схему").click()
      },
      {
        title: "the speed is increased",
        events: [{ type: "speed.choose" }],
        when: hasEntries,
        run: ({ inspector }) => inspector.press("Скорость 1×")
      },
      {
        title: "«Обмен» is chosen",
        events: [{ type: "center.choose", center: "sequence" }],
        when: isStill,
        run: ({ inspector }) => inspector.chooseView("Обмен")
      },
      {
        title: "«Экран» is chosen without a recorded shop",
        events: [{ type: "center.choose", center: "screen" }, drawnIncomplete],
        when: (snapshot) => isStill(snapshot) && snapshot.context.faults.length === 0,
        run: async ({ inspector }) => {
          await inspector.chooseView("Экран")
          await inspector.seeFault(/нет самого магазина/)
        }
      },
      {
        title: "half a second passes",
        events: [{ type: "clock.ticked", now: 0 }],
        when: isStill,
        run: ({ page }) => page.clock.runFor(500)
      }
    ],
    seeState: showsInspector
  },
  recording,
  {
    address: "/inspector",
    startEvents: [],
    changes: withReport("report.json"),
    heldRequests: /^\/dev\/qa\/report/,
    isHeldFromStart: true,
    isTour: true,
    acts: [
      {
        title: "the report is loaded",
        events: [reported(report)],
        when: ({ context }) => context.coverage === null,
        answer: { kind: "body", json: { machines: report } }
      },
      {
        title: "a journal is opened, and the coverage is drawn",
        events: [open, read, { type: "coverage.toggle" }],
        when: ({ context }) => context.coverage !== null && !context.isCovered,
        run: async ({ inspector }) => {
          await inspector.bring(journalOfTooltip(), "failing.json")
          await inspector.press("Покрытие")
        }
      },
      {
        title: "the report is invalid",
        events: [notReported],
        when: ({ context }) => context.coverage === null,
        isLast: true,
        answer: { kind: "status", status: 200, body: "no JSON" }
      }
    ]
  }
]
