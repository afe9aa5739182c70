import { scriptNamed } from "../../support/browser/assets.ts"
import type { AnyEventObject } from "xstate"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { reloadMark } from "../../../core/domain/maintenance/reload-guard.ts"
import { recoveryMachine } from "../../../core/machines/maintenance/recovery.machine.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { expect } from "../../../qa/pages/patient-expect.ts"

const now = 1_795_000_000_000
const chunkFailed = (agoMs: number | null) => ({ type: "chunk.failed", at: now, reloadedAt: agoMs === null ? null : now - agoMs })
const reachable = (isThere: boolean) => ({ type: "xstate.done.actor.isReachable", output: succeeded(isThere) })
const written = { type: "xstate.done.actor.untilWritten", output: succeeded(undefined) }
const renew = { type: "recovery.renew" }
const quiet = { type: "xstate.done.actor.untilQuiet", output: succeeded(undefined) }
const stillQuiet = (isQuiet: boolean) => ({ type: "xstate.done.actor.isStillQuiet", output: succeeded(isQuiet) })
const reachableForRenewal = (isThere: boolean) => ({ type: "xstate.done.actor.isThere", output: succeeded(isThere) })
const notReloaded = { type: "xstate.done.actor.reload", output: succeeded(undefined) }

const stateTexts: Readonly<Record<string, string>> = {
  watching: "the page is watched",
  reaching: "the server's reachability is checked",
  waiting: "the page waits for running writes",
  leaving: "the page is being reloaded",
  "renewing.settling": "the page waits for more changes of another tab",
  "renewing.typing": "the page waits for typed input and running writes",
  "renewing.asking": "the server's reachability is checked before a reload for another tab",
  "renewing.confirming": "the page checks again for input, writes and presses before a reload for another tab",
  "renewing.cutOff": "the page waits for the server before a reload for another tab"
}

/** Checks that a missing chunk may force a reload: at most one in 10 seconds. */
const isDue = (ago: unknown): boolean => ago === null || Number(ago) > 10_000
const agoOf = (event: AnyEventObject): number | null =>
  typeof event["reloadedAt"] === "number" ? Number(event["at"]) - event["reloadedAt"] : null

const openLogin = async ({ gate, page }: ActTools) => {
  await page.getByRole("banner").getByRole("link", { name: "Войти" }).click()
  gate.answer({ kind: "down" })
}

const afterReload = "the reload ends the journal: tests/e2e/maintenance/builds.spec.ts covers the reloaded page"
const bug = "only a faulty browser causes this"

export const model = defineModel<typeof recoveryMachine>({
  name: "recovery",
  actorPath: "shop/recovery",
  world: {
    machine: recoveryMachine,
    input: undefined,
    callbackActors: ["chunks"],
    events: [
      chunkFailed(null),
      chunkFailed(9_900),
      chunkFailed(10_100),
      reachable(true),
      reachable(false),
      { type: "xstate.error.actor.isReachable", error: defect },
      written,
      { type: "xstate.error.actor.untilWritten", error: defect },
      renew,
      quiet,
      { type: "xstate.error.actor.untilQuiet", error: defect },
      reachableForRenewal(true),
      reachableForRenewal(false),
      { type: "xstate.error.actor.isThere", error: defect },
      stillQuiet(true),
      stillQuiet(false),
      { type: "xstate.error.actor.isStillQuiet", error: defect },
      notReloaded,
      { type: "xstate.error.actor.reload", error: defect }
    ]
  },
  delays: { patience: 30_000, settle: 1_000 },
  describeState: (snapshot) => stateTexts[currentState(snapshot)] ?? currentState(snapshot),
  eventTexts: {
    "chunk.failed": (event) => {
      const ago = agoOf(event)
      return ago === null ? "a chunk could not be loaded" : `a chunk could not be loaded ${ago / 1_000} s after a reload for one`
    },
    "xstate.done.actor.isReachable": ({ output }) => (output.value === true ? "the server is reachable" : "the server is unreachable"),
    "xstate.error.actor.isReachable": "the check throws",
    "xstate.done.actor.untilWritten": "no write is running",
    "xstate.error.actor.untilWritten": "the wait for writes throws",
    "recovery.renew": "another tab has changed the cart or the guest",
    "xstate.done.actor.untilQuiet": "no input is half typed and no write is running",
    "xstate.error.actor.untilQuiet": "the wait for input throws",
    "xstate.done.actor.isThere": ({ output }) => (output.value === true ? "the server is reachable" : "the server is unreachable"),
    "xstate.error.actor.isThere": "the check throws",
    "xstate.done.actor.isStillQuiet": ({ output }) => (output.value === true ? "the page is still quiet" : "the page is in use again"),
    "xstate.error.actor.isStillQuiet": "the check throws",
    "xstate.done.actor.reload": "the browser does not reload",
    "xstate.error.actor.reload": "the reload throws"
  },
  invariants: {
    "watches the chunks in every state": ({ children }) => "chunks" in children,
    "reloads only in the state «leaving»": ({ children, ...snapshot }) => !("reload" in children) || currentState(snapshot) === "leaving"
  },
  postconditions: {
    "stops the wait of missing chunks exactly when no reload follows": ({ after, before, emitted, event }) => {
      const isFinished = !before.matches("watching") && after.matches("watching")
      const isIdle = before.matches("watching") || before.matches("renewing")
      const isTooSoon = event.type === "chunk.failed" && isIdle && !after.matches("reaching")
      return isEqual(emitted, isFinished || isTooSoon ? [{ type: "chunks.stopWaiting" }] : [])
    },
    "keeps the page when the check throws": ({ after, event }) =>
      event.type !== "xstate.error.actor.isReachable" || after.matches("watching"),
    "checks the server when a chunk is missing and no reload was recent": ({ after, before, event }) =>
      event.type !== "chunk.failed" ||
      !(before.matches("watching") || before.matches("renewing")) ||
      !isDue(agoOf(event)) ||
      after.matches("reaching"),
    "[BLD-007] does not reload 9.9 s after a reload for a chunk": (step) =>
      step.event.type !== "chunk.failed" || !step.before.matches("watching") || agoOf(step.event) !== 9_900 || isSame(step),
    "[BLD-008] checks the server again 10.1 s after a reload for a chunk": ({ after, before, event }) =>
      event.type !== "chunk.failed" || !before.matches("watching") || agoOf(event) !== 10_100 || after.matches("reaching"),
    "ignores another missing chunk while it handles one": (step) =>
      step.event.type !== "chunk.failed" || step.before.matches("watching") || step.before.matches("renewing") || isSame(step),
    "keeps the page when the server is unreachable": ({ after, event }) =>
      event.type !== "xstate.done.actor.isReachable" || after.matches(event["output"].value === true ? "waiting" : "watching"),
    "reloads once the running writes are finished": ({ after, event }) =>
      event.type !== "xstate.done.actor.untilWritten" || after.matches("leaving"),
    "keeps the page when no reload happened": ({ after, event }) =>
      !/actor\.reload$|^xstate\.after\.patience\.recovery\.(?:waiting|leaving)/.test(event.type) || after.matches("watching"),
    "[CART-005, CART-006] renews the page once for changes of another tab, and ignores more of them": (step) =>
      step.event.type !== "recovery.renew" ||
      (step.before.matches("watching") ? currentState(step.after) === "renewing.settling" : isSame(step)),
    "waits a second for further changes": ({ after, event }) =>
      !event.type.startsWith("xstate.after.settle") || currentState(after) === "renewing.typing",
    "checks the server once no input is half typed": ({ after, event }) =>
      !event.type.endsWith("actor.untilQuiet") || currentState(after) === "renewing.asking",
    "checks once more when the server is reachable, which is checked every half minute": ({ after, event }) => {
      if (event.type === "xstate.done.actor.isThere")
        return currentState(after) === (event["output"].value === true ? "renewing.confirming" : "renewing.cutOff")
      if (event.type === "xstate.error.actor.isThere") return currentState(after) === "renewing.cutOff"
      return !event.type.startsWith("xstate.after.patience.recovery.renewing") || currentState(after) === "renewing.typing"
    },
    "reloads for another tab only if the page is still quiet after the check of the server": ({ after, event }) => {
      if (event.type === "xstate.error.actor.isStillQuiet") return currentState(after) === "renewing.cutOff"
      if (event.type !== "xstate.done.actor.isStillQuiet") return true
      return currentState(after) === (event["output"].value === true ? "leaving" : "renewing.typing")
    }
  },
  stages: [
    {
      address: "/contacts",
      startEvents: [],
      recovers: true,
      heldRequests: () => new RegExp(`${scriptNamed("login-dialog").source}|/builds/latest`),
      isTour: true,
      acts: [
        {
          title: "a dialog is opened without a network",
          events: [chunkFailed(null), reachable(false)],
          when: (snapshot) => snapshot.matches("watching"),
          isLast: true,
          run: openLogin
        }
      ],
      seeState: (_, { page }) => expect(page.locator("main")).toBeVisible()
    },
    {
      address: "/contacts",
      startEvents: [],
      recovers: true,
      heldRequests: () => scriptNamed("login-dialog"),
      prepare: ({ page }) => page.evaluate((mark) => sessionStorage.setItem(mark, String(Date.now())), reloadMark),
      acts: [
        {
          title: "the code of a dialog could not be loaded shortly after a reload",
          events: [chunkFailed(9_900)],
          when: (snapshot) => snapshot.matches("watching"),
          isLast: true,
          run: openLogin
        }
      ]
    }
  ],
  uncrossed: {
    "waiting --after patience#0--> watching": "the core paths cover a wait of half a minute"
  },
  unreachable: {
    "watching --recovery.renew#0--> renewing": afterReload,
    "renewing --chunk.failed#0--> reaching": afterReload,
    "renewing --chunk.failed#1--> stays": afterReload,
    "renewing.settling --after settle#0--> renewing.typing": afterReload,
    "renewing.typing --xstate.done.actor.untilQuiet#0--> renewing.asking": afterReload,
    "renewing.typing --xstate.error.actor.untilQuiet#0--> renewing.asking": bug,
    "renewing.asking --xstate.done.actor.isThere#0--> renewing.confirming": afterReload,
    "renewing.asking --xstate.done.actor.isThere#1--> renewing.cutOff": afterReload,
    "renewing.asking --xstate.error.actor.isThere#0--> renewing.cutOff": bug,
    "renewing.confirming --xstate.done.actor.isStillQuiet#0--> leaving": afterReload,
    "renewing.confirming --xstate.done.actor.isStillQuiet#1--> renewing.typing": afterReload,
    "renewing.confirming --xstate.error.actor.isStillQuiet#0--> renewing.cutOff": bug,
    "renewing.cutOff --after patience#0--> renewing.typing": afterReload,
    "reaching --xstate.done.actor.isReachable#0--> waiting": afterReload,
    "waiting --xstate.done.actor.untilWritten#0--> leaving": afterReload,
    "reaching --xstate.error.actor.isReachable#0--> watching": bug,
    "waiting --xstate.error.actor.untilWritten#0--> leaving": bug,
    "leaving --xstate.done.actor.reload#0--> watching": bug,
    "leaving --xstate.error.actor.reload#0--> watching": bug,
    "leaving --after patience#0--> watching": bug
  }
})
