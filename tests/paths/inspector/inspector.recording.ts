import type { SnapshotFrom } from "xstate"
import type { inspectorMachine } from "../../../inspector/machines/inspector.machine.ts"
import type { StageOf } from "../../../qa/paths/model.ts"
import {
  tab,
  open,
  foreign,
  foreignFile,
  continued,
  silentTab,
  refused,
  threw,
  reported,
  arrived,
  sent,
  journal,
  time
} from "./inspector.payloads.ts"
import { pollingMs, withReport, closeShop, showsInspector, touchShop } from "./inspector.helpers.ts"

/** Recording of a tab of the shop. */
export const recording: StageOf<SnapshotFrom<typeof inspectorMachine>> = {
  address: "/inspector",
  startEvents: [reported(null), { type: "tab.seen", tab }],
  changes: withReport(""),
  heldRequests: /^\/dev\/qa\//,
  isTour: true,
  prepare: async ({ inspector, page }) => {
    await page.context().newPage()
    await touchShop({ page }, (shop) => shop.goto("/contacts"))
    await inspector.seeTab(/contacts/)
  },
  acts: [
    {
      title: "the tab is chosen",
      events: [{ type: "tab.choose", id: "a" }, arrived],
      when: (snapshot) => journal(snapshot) === "none",
      run: ({ inspector }) => inspector.attachTo(/contacts/)
    },
    {
      title: "an event is sent by hand, and the journal grows",
      events: [sent, { type: "event.judged", verdict: "taken" }, { type: "journal.grew", count: 4 }],
      when: (snapshot) => snapshot.hasTag("live") && time(snapshot) === "present",
      run: async ({ inspector, page }) => {
        await inspector.chooseMachine("header")
        await inspector.send("header.chooseSearch")
        await inspector.seeVerdict("Принято")
        await page.clock.runFor(pollingMs)
      }
    },
    {
      title: "a file of another program is opened, and the recording continues",
      events: [open, refused(foreign), continued],
      when: (snapshot) => snapshot.hasTag("live") && snapshot.context.refusal === null,
      run: ({ inspector }) => inspector.bring(foreignFile)
    },
    {
      title: "a link to a file of a report fails, and the recording continues",
      events: [open, threw, continued],
      when: (snapshot) => snapshot.hasTag("live"),
      run: async ({ gate, page }) => {
        await page.evaluate(() => (location.hash = "#file=failing.json"))
        gate.answer({ kind: "down" })
      }
    },
    {
      title: "a silent tab is chosen, and the recording continues",
      events: [
        { type: "tab.seen", tab: silentTab },
        { type: "tab.choose", id: silentTab.id },
        { type: "xstate.after.patience.inspector.journal.attaching" },
        continued
      ],
      when: (snapshot) => snapshot.hasTag("live"),
      run: async ({ inspector, page, postToInspector }) => {
        await postToInspector({ type: "here", info: silentTab })
        await inspector.chooseTab(/Молчит/)
        await page.clock.runFor(5_000)
      }
    },
    {
      title: "another tab announces itself and is closed",
      events: [
        { type: "tab.seen", tab: { ...tab, id: "b" } },
        { type: "tab.gone", id: "b" }
      ],
      when: (snapshot) => snapshot.hasTag("live"),
      run: async ({ postToInspector }) => {
        await postToInspector({ type: "here", info: { ...tab, id: "b" } })
        await postToInspector({ type: "gone", tab: "b" })
      }
    },
    {
      title: "the tab is closed",
      events: [{ type: "tab.gone", id: "a" }],
      when: (snapshot) => snapshot.hasTag("live"),
      isLast: true,
      run: ({ page }) => closeShop({ page })
    }
  ],
  seeState: showsInspector
}
