import type { SnapshotFrom } from "xstate"
import type { inspectorMachine } from "../../../inspector/machines/inspector.machine.ts"
import type { StageOf } from "../../../qa/paths/model.ts"
import {
  tab,
  open,
  foreign,
  foreignFile,
  wentOn,
  silentTab,
  refused,
  broken,
  reported,
  arrived,
  sent,
  journal,
  time
} from "./inspector.payloads.ts"
import { askEveryMs, withReport, closeShop, showsInspector, touchShop } from "./inspector.helpers.ts"

/** Recording of a tab of the shop. */
export const recording: StageOf<SnapshotFrom<typeof inspectorMachine>> = {
  opens: "/inspector",
  begins: [reported(null), { type: "tab.seen", tab }],
  changes: withReport(""),
  holds: /^\/dev\/qa\//,
  isTour: true,
  prepares: async ({ inspector, page }) => {
    await page.context().newPage()
    await touchShop({ page }, (shop) => shop.goto("/contacts"))
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
      does: "a file of another program is opened, and the recording goes on",
      events: [open, refused(foreign), wentOn],
      when: (snapshot) => snapshot.hasTag("live") && snapshot.context.refusal === null,
      by: ({ inspector }) => inspector.bring(foreignFile)
    },
    {
      does: "a link of a report leads to a file, the shop goes down, and the recording goes on",
      events: [open, broken, wentOn],
      when: (snapshot) => snapshot.hasTag("live"),
      by: async ({ gate, page }) => {
        await page.evaluate(() => (location.hash = "#file=failing.json"))
        gate.answer({ kind: "down" })
      }
    },
    {
      does: "a tab that does not answer is chosen, and the recording goes on",
      events: [
        { type: "tab.seen", tab: silentTab },
        { type: "tab.choose", id: silentTab.id },
        { type: "xstate.after.patience.inspector.journal.attaching" },
        wentOn
      ],
      when: (snapshot) => snapshot.hasTag("live"),
      by: async ({ inspector, page, postToInspector }) => {
        await postToInspector({ type: "here", info: silentTab })
        await inspector.chooseTab(/Молчит/)
        await page.clock.runFor(5_000)
      }
    },
    {
      does: "another tab shows itself and goes",
      events: [
        { type: "tab.seen", tab: { ...tab, id: "b" } },
        { type: "tab.gone", id: "b" }
      ],
      when: (snapshot) => snapshot.hasTag("live"),
      by: async ({ postToInspector }) => {
        await postToInspector({ type: "here", info: { ...tab, id: "b" } })
        await postToInspector({ type: "gone", tab: "b" })
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
}
