import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { viewedMachine } from "../../../core/machines/product/viewed.machine.ts"
import { cards } from "../../../qa/samples/diamonds.ts"
import { jewelryCards } from "../../../qa/samples/jewelry.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect, unreachable } from "../../../qa/paths/visits.ts"

const ring = { kind: "jewelry", code: "0241073", skuId: 101 }
const inPlatinum = { ...ring, skuId: 104 }
const stone = { kind: "diamond", code: "10248617" }
const seen = { jewelry: jewelryCards.slice(0, 1), diamonds: cards.slice(0, 1) }

const come = { type: "xstate.done.actor.recallViewed", output: succeeded(seen) }
const notCome = { type: "xstate.done.actor.recallViewed", output: failed({ ...unreachable, call: "viewed.jewelry" }) }

const stateTexts: Readonly<Record<string, string>> = {
  idle: "no product was looked at yet",
  loading: "it is asked what was looked at",
  ready: "it is known what was looked at",
  failed: "it could not be asked, and is asked again"
}

export const model = defineModel<typeof viewedMachine>({
  name: "viewed",
  actorPath: "shop/viewed",
  world: {
    machine: viewedMachine,
    input: undefined,
    watchers: ["watchConnection"],
    events: [
      { type: "viewed.record", looked: ring, visitor: "guest-1" },
      { type: "viewed.record", looked: stone, visitor: "guest-1" },
      { type: "viewed.record", looked: inPlatinum, visitor: "guest-1" },
      { type: "viewed.record", looked: ring, visitor: "guest-2" },
      { type: "viewed.reconnected" },
      come,
      notCome,
      { type: "xstate.error.actor.recallViewed", error: defect }
    ]
  },
  delays: { pause: 30_000 },
  describeState: ({ context, ...snapshot }) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)} (${context.looked?.code ?? "nothing"} by ${context.visitor ?? "nobody"}, ${context.diamonds.length} seen)`,
  eventTexts: {
    "viewed.record": ({ looked, visitor }) =>
      `${String(visitor)} looks at the ${String(looked.kind)}${looked.skuId === 104 ? " in platinum" : ""}`,
    "viewed.reconnected": "the network is back",
    "xstate.done.actor.recallViewed": ({ output }) => (output._tag === "Success" ? "the lists come" : "the shop does not answer"),
    "xstate.error.actor.recallViewed": "the call breaks"
  },
  invariants: {
    "knows who looked at what unless nobody did": (snapshot) =>
      snapshot.matches("idle") === (snapshot.context.looked === null) &&
      (snapshot.context.looked === null) === (snapshot.context.visitor === null)
  },
  postconditions: {
    "asks at once when a product is looked at, once for each": (step) => {
      if (step.event.type !== "viewed.record") return true
      const { looked, visitor } = step.before.context
      const isKnown = isEqual([looked, visitor], [step.event["looked"], step.event["visitor"]])
      return isKnown && !step.before.matches("failed")
        ? isSame(step)
        : step.after.matches("loading") && isEqual(step.after.context.looked, step.event["looked"])
    },
    "keeps what the same visitor has seen, and forgets what another has": ({ after, before, event }) =>
      event.type !== "viewed.record" ||
      isEqual(
        [after.context.jewelry, after.context.diamonds],
        before.context.visitor === event["visitor"] ? [before.context.jewelry, before.context.diamonds] : [[], []]
      ),
    "asks for what is looked at, and not again where it is asked or known": ({ after, before, event, started }) => {
      const { looked, visitor } = before.context
      const isKnown = !before.matches("failed") && isEqual([looked, visitor], [event["looked"], event["visitor"]])
      return event.type === "viewed.record" && isKnown
        ? started.length === 0
        : started.every(({ id, input }) => id !== "recallViewed" || isEqual(input, after.context.looked))
    },
    "keeps the lists that come, and what it has where they do not": ({ after, before, event }) =>
      event.type !== "xstate.done.actor.recallViewed" ||
      (event["output"]._tag === "Success"
        ? after.matches("ready") && isEqual(after.context.jewelry, seen.jewelry)
        : after.matches("failed") && isEqual(after.context, before.context)),
    "waits when the call breaks": ({ after, event }) => event.type !== "xstate.error.actor.recallViewed" || after.matches("failed"),
    "asks again after half a minute": ({ after, event }) => !event.type.startsWith("xstate.after.pause") || after.matches("loading"),
    "asks again when the network is back and the lists have not come": (step) =>
      step.event.type !== "viewed.reconnected" || (step.before.matches("failed") ? step.after.matches("loading") : isSame(step))
  },
  stages: [
    {
      address: "/diamonds",
      startEvents: [],
      holds: /\/catalog\/recently-viewed-/,
      acts: [
        {
          title: "a stone is looked at",
          events: [{ type: "viewed.record", looked: stone, visitor: "guest-1" }],
          when: (snapshot) => snapshot.matches("idle"),
          run: ({ diamonds }) => diamonds.chooseStone(0)
        },
        {
          title: "another stone is looked at",
          events: [{ type: "viewed.record", looked: ring, visitor: "guest-1" }],
          when: ({ context }) => context.looked?.kind === "diamond",
          run: async ({ diamonds, shell }) => {
            await shell.goBack()
            await diamonds.chooseStone(1)
          }
        },
        {
          title: "the same stone is looked at again",
          events: [{ type: "viewed.record", looked: stone, visitor: "guest-1" }],
          when: ({ context }) => context.looked?.kind === "diamond",
          run: async ({ diamonds, shell }) => {
            await shell.goBack()
            await diamonds.chooseStone(0)
          }
        },
        { title: "the lists come", events: [come], when: (snapshot) => snapshot.matches("loading"), answer: "well" },
        {
          title: "the shop fails",
          events: [notCome],
          when: (snapshot) => snapshot.matches("loading"),
          answer: { kind: "status", status: 500 }
        },
        {
          title: "the network is back",
          events: [{ type: "viewed.reconnected" }],
          when: (snapshot) => snapshot.matches("failed"),
          run: ({ shell }) => shell.returnNetwork()
        }
      ]
    }
  ],
  unreachable: {
    "loading --xstate.error.actor.recallViewed#0--> failed":
      "the code of the calls has come before the page is alive: a call that breaks is a bug"
  }
})
