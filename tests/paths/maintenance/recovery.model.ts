import { scriptNamed } from "../../support/browser/assets.ts"
import type { AnyEventObject } from "xstate"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { reloadMark } from "../../../core/domain/maintenance/reload-guard.ts"
import { recoveryMachine } from "../../../core/machines/maintenance/recovery.machine.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { expect } from "../../support/browser/patient-expect.ts"

const now = 1_795_000_000_000
const missed = (agoMs: number | null) => ({ type: "chunk.failed", at: now, reloadedAt: agoMs === null ? null : now - agoMs })
const reached = (isThere: boolean) => ({ type: "xstate.done.actor.isReachable", output: succeeded(isThere) })
const written = { type: "xstate.done.actor.untilWritten", output: succeeded(undefined) }
const renew = { type: "recovery.renew" }
const quiet = { type: "xstate.done.actor.untilQuiet", output: succeeded(undefined) }
const there = (isThere: boolean) => ({ type: "xstate.done.actor.isThere", output: succeeded(isThere) })
const stayed = { type: "xstate.done.actor.reload", output: succeeded(undefined) }

const stateTexts: Readonly<Record<string, string>> = {
  watching: "the page stands",
  reaching: "it is looked whether the shop answers",
  waiting: "what is being sent is waited for",
  leaving: "the page is being loaded anew",
  "renewing.settling": "another tab is changing the cart or the guest",
  "renewing.typing": "what is half typed or on its way is waited for",
  "renewing.asking": "it is looked whether the shop answers, to load the page anew for another tab",
  "renewing.cutOff": "the page waits for the shop, to be loaded anew for another tab"
}

/** Checks that a missing chunk may force a reload: at most one in 10 seconds. */
const isDue = (ago: unknown): boolean => ago === null || Number(ago) > 10_000
const agoOf = (event: AnyEventObject): number | null =>
  typeof event["reloadedAt"] === "number" ? Number(event["at"]) - event["reloadedAt"] : null

const openLogin = async ({ gate, page }: ActTools) => {
  await page.getByRole("banner").getByRole("link", { name: "Войти" }).click()
  gate.answer({ kind: "down" })
}

const anew = "the page goes with its journal: tests/e2e/maintenance/builds.spec.ts sees the one that comes"
const bug = "only a browser that does not do as it is told brings it about"

export const model = defineModel<typeof recoveryMachine>({
  name: "recovery",
  actorPath: "shop/recovery",
  world: {
    machine: recoveryMachine,
    input: undefined,
    watchers: ["chunks"],
    events: [
      missed(null),
      missed(9_900),
      missed(10_100),
      reached(true),
      reached(false),
      { type: "xstate.error.actor.isReachable", error: defect },
      written,
      { type: "xstate.error.actor.untilWritten", error: defect },
      renew,
      quiet,
      { type: "xstate.error.actor.untilQuiet", error: defect },
      there(true),
      there(false),
      { type: "xstate.error.actor.isThere", error: defect },
      stayed,
      { type: "xstate.error.actor.reload", error: defect }
    ]
  },
  delays: { patience: 30_000, settle: 1_000 },
  describeState: (snapshot) => stateTexts[currentState(snapshot)] ?? currentState(snapshot),
  eventTexts: {
    "chunk.failed": (event) => {
      const ago = agoOf(event)
      return ago === null ? "a chunk does not come" : `a chunk does not come ${ago / 1_000} s after a reload for one`
    },
    "xstate.done.actor.isReachable": ({ output }) => (output.value === true ? "the shop answers" : "the shop does not answer"),
    "xstate.error.actor.isReachable": "the question breaks",
    "xstate.done.actor.untilWritten": "nothing is on its way any more",
    "xstate.error.actor.untilWritten": "the look at what is on its way breaks",
    "recovery.renew": "another tab has changed the cart or the guest",
    "xstate.done.actor.untilQuiet": "nothing is half typed or on its way",
    "xstate.error.actor.untilQuiet": "the look at what is half typed breaks",
    "xstate.done.actor.isThere": ({ output }) => (output.value === true ? "the shop answers" : "the shop does not answer"),
    "xstate.error.actor.isThere": "the question breaks",
    "xstate.done.actor.reload": "the browser keeps the page",
    "xstate.error.actor.reload": "the reload breaks"
  },
  invariants: {
    "watches the chunks wherever it is": ({ children }) => "chunks" in children,
    "loads anew only when nothing is on its way": ({ children, ...snapshot }) =>
      !("reload" in children) || currentState(snapshot) === "leaving"
  },
  postconditions: {
    "says that the page stays, whenever it does not load it anew": ({ after, before, emitted, event }) => {
      const isOver = !before.matches("watching") && after.matches("watching")
      const isFree = before.matches("watching") || before.matches("renewing")
      const isUndue = event.type === "chunk.failed" && isFree && !after.matches("reaching")
      return isEqual(emitted, isOver || isUndue ? [{ type: "chunks.stopWaiting" }] : [])
    },
    "stays where the question whether the shop answers breaks": ({ after, event }) =>
      event.type !== "xstate.error.actor.isReachable" || after.matches("watching"),
    "a chunk that does not come is answered by a reload, where the shop answers": ({ after, before, event }) =>
      event.type !== "chunk.failed" ||
      !(before.matches("watching") || before.matches("renewing")) ||
      !isDue(agoOf(event)) ||
      after.matches("reaching"),
    "[BLD-007] nothing is loaded anew 9.9 s after a reload for a chunk, and what misses one may say so": (step) =>
      step.event.type !== "chunk.failed" || !step.before.matches("watching") || agoOf(step.event) !== 9_900 || isSame(step),
    "[BLD-008] 10.1 s after one it may be again": ({ after, before, event }) =>
      event.type !== "chunk.failed" || !before.matches("watching") || agoOf(event) !== 10_100 || after.matches("reaching"),
    "a chunk more changes nothing while it is seen to": (step) =>
      step.event.type !== "chunk.failed" || step.before.matches("watching") || step.before.matches("renewing") || isSame(step),
    "a page is not given away for a shop that does not answer": ({ after, event }) =>
      event.type !== "xstate.done.actor.isReachable" || after.matches(event["output"].value === true ? "waiting" : "watching"),
    "waits for what is on its way, and then is loaded anew": ({ after, event }) =>
      event.type !== "xstate.done.actor.untilWritten" || after.matches("leaving"),
    "a page that was not taken away stands as it stood": ({ after, event }) =>
      !/actor\.reload$|^xstate\.after\.patience\.recovery\.(?:waiting|leaving)/.test(event.type) || after.matches("watching"),
    "[CART-005, CART-006] a change of another tab loads the page anew, once: one that follows before that changes nothing": (step) =>
      step.event.type !== "recovery.renew" ||
      (step.before.matches("watching") ? currentState(step.after) === "renewing.settling" : isSame(step)),
    "lets changes that come in a row come in first": ({ after, event }) =>
      !event.type.startsWith("xstate.after.settle") || currentState(after) === "renewing.typing",
    "waits for what is half typed or on its way, for as long as it takes": ({ after, event }) =>
      !event.type.endsWith("actor.untilQuiet") || currentState(after) === "renewing.asking",
    "is loaded anew for another tab where the shop answers, and else asks again after half a minute": ({ after, event }) => {
      if (event.type === "xstate.done.actor.isThere")
        return currentState(after) === (event["output"].value === true ? "leaving" : "renewing.cutOff")
      if (event.type === "xstate.error.actor.isThere") return currentState(after) === "renewing.cutOff"
      return !event.type.startsWith("xstate.after.patience.recovery.renewing") || currentState(after) === "renewing.typing"
    }
  },
  stages: [
    {
      address: "/contacts",
      startEvents: [],
      recovers: true,
      holds: () => new RegExp(`${scriptNamed("login-dialog").source}|/builds/latest`),
      isTour: true,
      acts: [
        {
          title: "a dialog is opened while there is no network",
          events: [missed(null), reached(false)],
          when: (snapshot) => snapshot.matches("watching"),
          isLast: true,
          run: openLogin
        }
      ],
      shows: (_, { page }) => expect(page.locator("main")).toBeVisible()
    },
    {
      address: "/contacts",
      startEvents: [],
      recovers: true,
      holds: () => scriptNamed("login-dialog"),
      prepares: ({ page }) => page.evaluate((mark) => sessionStorage.setItem(mark, String(Date.now())), reloadMark),
      acts: [
        {
          title: "a dialog's code does not come a moment after a reload for one",
          events: [missed(9_900)],
          when: (snapshot) => snapshot.matches("watching"),
          isLast: true,
          run: openLogin
        }
      ]
    }
  ],
  uncrossed: {
    "waiting --after patience#0--> watching": "an answer that is waited for half a minute is walked in the core"
  },
  unreachable: {
    "watching --recovery.renew#0--> renewing": anew,
    "renewing --chunk.failed#0--> reaching": anew,
    "renewing --chunk.failed#1--> stays": anew,
    "renewing.settling --after settle#0--> renewing.typing": anew,
    "renewing.typing --xstate.done.actor.untilQuiet#0--> renewing.asking": anew,
    "renewing.typing --xstate.error.actor.untilQuiet#0--> renewing.asking": bug,
    "renewing.asking --xstate.done.actor.isThere#0--> leaving": anew,
    "renewing.asking --xstate.done.actor.isThere#1--> renewing.cutOff": anew,
    "renewing.asking --xstate.error.actor.isThere#0--> renewing.cutOff": bug,
    "renewing.cutOff --after patience#0--> renewing.typing": anew,
    "reaching --xstate.done.actor.isReachable#0--> waiting": anew,
    "waiting --xstate.done.actor.untilWritten#0--> leaving": anew,
    "reaching --xstate.error.actor.isReachable#0--> watching": bug,
    "waiting --xstate.error.actor.untilWritten#0--> leaving": bug,
    "leaving --xstate.done.actor.reload#0--> watching": bug,
    "leaving --xstate.error.actor.reload#0--> watching": bug,
    "leaving --after patience#0--> watching": bug
  }
})
