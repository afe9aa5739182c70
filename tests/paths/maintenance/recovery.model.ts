import type { AnyEventObject } from "xstate"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { reloadMark } from "../../../core/domain/maintenance/reload-guard.ts"
import { recoveryMachine } from "../../../core/machines/maintenance/recovery.machine.ts"
import type { Hands } from "../../e2e/support/hands.ts"
import { at, defineModel, equal, isSame } from "../../support/paths/model.ts"
import { defect } from "../../support/paths/visits.ts"
import { expect } from "../../support/browser/patient-expect.ts"

const now = 1_795_000_000_000
const missed = (agoMs: number | null) => ({ type: "chunk.missed", at: now, reloadedAt: agoMs === null ? null : now - agoMs })
const reached = (isThere: boolean) => ({ type: "xstate.done.actor.isReachable", output: succeeded(isThere) })
const written = { type: "xstate.done.actor.untilWritten", output: succeeded(undefined) }
const stayed = { type: "xstate.done.actor.anew", output: succeeded(undefined) }

const words: Readonly<Record<string, string>> = {
  watching: "the page stands",
  reaching: "it is looked whether the shop answers",
  waiting: "what is being sent is waited for",
  leaving: "the page is being loaded anew"
}

/** Whether a chunk that is missing may force a reload. */
const isDue = (ago: unknown): boolean => ago === null || Number(ago) > 10_000
const agoOf = (event: AnyEventObject): number | null =>
  typeof event["reloadedAt"] === "number" ? Number(event["at"]) - event["reloadedAt"] : null

const openLogin = async ({ gate, page }: Hands) => {
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
      stayed,
      { type: "xstate.error.actor.anew", error: defect }
    ]
  },
  waits: { patience: 30_000 },
  tells: (snapshot) => words[at(snapshot)] ?? at(snapshot),
  says: {
    "chunk.missed": (event) => {
      const ago = agoOf(event)
      return ago === null ? "a chunk does not come" : `a chunk does not come ${ago / 1_000} s after a reload for one`
    },
    "xstate.done.actor.isReachable": ({ output }) => (output.value === true ? "the shop answers" : "the shop does not answer"),
    "xstate.error.actor.isReachable": "the question breaks",
    "xstate.done.actor.untilWritten": "nothing is on its way any more",
    "xstate.error.actor.untilWritten": "the look at what is on its way breaks",
    "xstate.done.actor.anew": "the browser keeps the page",
    "xstate.error.actor.anew": "the reload breaks"
  },
  invariants: {
    "watches the chunks wherever it is": ({ children }) => "chunks" in children,
    "loads anew only when nothing is on its way": ({ children, ...snapshot }) => !("anew" in children) || at(snapshot) === "leaving"
  },
  promises: {
    "says that the page stays, whenever it does not load it anew": ({ after, before, event, told }) => {
      const isOver = !before.matches("watching") && after.matches("watching")
      const isUndue = event.type === "chunk.missed" && before.matches("watching") && after.matches("watching")
      return equal(told, isOver || isUndue ? [{ type: "chunks.stay" }] : [])
    },
    "stays where the question whether the shop answers breaks": ({ after, event }) =>
      event.type !== "xstate.error.actor.isReachable" || after.matches("watching"),
    "a chunk that does not come is answered by a reload, where the shop answers": ({ after, before, event }) =>
      event.type !== "chunk.missed" || !before.matches("watching") || !isDue(agoOf(event)) || after.matches("reaching"),
    "[BLD-007] nothing is loaded anew 9.9 s after a reload for a chunk, and what misses one may say so": (step) =>
      step.event.type !== "chunk.missed" || !step.before.matches("watching") || agoOf(step.event) !== 9_900 || isSame(step),
    "[BLD-008] 10.1 s after one it may be again": ({ after, before, event }) =>
      event.type !== "chunk.missed" || !before.matches("watching") || agoOf(event) !== 10_100 || after.matches("reaching"),
    "a chunk more changes nothing while it is seen to": (step) =>
      step.event.type !== "chunk.missed" || step.before.matches("watching") || isSame(step),
    "a page is not given away for a shop that does not answer": ({ after, event }) =>
      event.type !== "xstate.done.actor.isReachable" || after.matches(event["output"].value === true ? "waiting" : "watching"),
    "waits for what is on its way, and then is loaded anew": ({ after, event }) =>
      event.type !== "xstate.done.actor.untilWritten" || after.matches("leaving"),
    "a page that was not taken away stands as it stood": ({ after, event }) =>
      !/actor\.anew$|^xstate\.after\./.test(event.type) || after.matches("watching")
  },
  stages: [
    {
      opens: "/contacts",
      begins: [],
      recovers: true,
      holds: /\/assets\/login-dialog-|\/builds\/latest/,
      isTour: true,
      acts: [
        {
          does: "a dialog is opened while there is no network",
          events: [missed(null), reached(false)],
          when: (snapshot) => snapshot.matches("watching"),
          isLast: true,
          by: openLogin
        }
      ],
      shows: (_, { page }) => expect(page.locator("main")).toBeVisible()
    },
    {
      opens: "/contacts",
      begins: [],
      recovers: true,
      holds: /\/assets\/login-dialog-/,
      prepares: ({ page }) => page.evaluate((mark) => sessionStorage.setItem(mark, String(Date.now())), reloadMark),
      acts: [
        {
          does: "a dialog's code does not come a moment after a reload for one",
          events: [missed(9_900)],
          when: (snapshot) => snapshot.matches("watching"),
          isLast: true,
          by: openLogin
        }
      ]
    }
  ],
  uncrossed: {
    "waiting --after patience#0--> watching": "an answer that is waited for half a minute is walked in the core"
  },
  unreachable: {
    "reaching --xstate.done.actor.isReachable#0--> waiting": anew,
    "waiting --xstate.done.actor.untilWritten#0--> leaving": anew,
    "reaching --xstate.error.actor.isReachable#0--> watching": bug,
    "waiting --xstate.error.actor.untilWritten#0--> leaving": bug,
    "leaving --xstate.done.actor.anew#0--> watching": bug,
    "leaving --xstate.error.actor.anew#0--> watching": bug,
    "leaving --after patience#0--> watching": bug
  }
})
