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

const loaded = { type: "xstate.done.actor.recallViewed", output: succeeded(seen) }
const loadFailed = { type: "xstate.done.actor.recallViewed", output: failed({ ...unreachable, call: "viewed.jewelry" }) }

const stateTexts: Readonly<Record<string, string>> = {
  idle: "no product is viewed yet",
  loading: "the viewed products are loading",
  ready: "the viewed products are loaded",
  failed: "the viewed products could not be loaded"
}

export const model = defineModel<typeof viewedMachine>({
  name: "viewed",
  actorPath: "shop/viewed",
  world: {
    machine: viewedMachine,
    input: undefined,
    callbackActors: ["watchConnection"],
    events: [
      { type: "viewed.record", looked: ring, visitor: "guest-1" },
      { type: "viewed.record", looked: stone, visitor: "guest-1" },
      { type: "viewed.record", looked: inPlatinum, visitor: "guest-1" },
      { type: "viewed.record", looked: ring, visitor: "guest-2" },
      { type: "viewed.reconnected" },
      loaded,
      loadFailed,
      { type: "xstate.error.actor.recallViewed", error: defect }
    ]
  },
  delays: { pause: 30_000 },
  describeState: ({ context, ...snapshot }) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)} (${context.looked?.code ?? "no product"} by ${context.visitor ?? "nobody"}, ${context.diamonds.length} diamonds)`,
  eventTexts: {
    "viewed.record": ({ looked, visitor }) =>
      `${String(visitor)} views the ${String(looked.kind)}${looked.skuId === 104 ? " in platinum" : ""}`,
    "viewed.reconnected": "the network is back",
    "xstate.done.actor.recallViewed": ({ output }) => (output._tag === "Success" ? "the lists are loaded" : "loading fails"),
    "xstate.error.actor.recallViewed": "the call throws"
  },
  invariants: {
    "has a product and a visitor in every state except idle": (snapshot) =>
      snapshot.matches("idle") === (snapshot.context.looked === null) &&
      (snapshot.context.looked === null) === (snapshot.context.visitor === null)
  },
  postconditions: {
    "loads the lists once for each viewed product": (step) => {
      if (step.event.type !== "viewed.record") return true
      const { looked, visitor } = step.before.context
      const isKnown = isEqual([looked, visitor], [step.event["looked"], step.event["visitor"]])
      return isKnown && !step.before.matches("failed")
        ? isSame(step)
        : step.after.matches("loading") && isEqual(step.after.context.looked, step.event["looked"])
    },
    "keeps the lists of the same visitor, and clears those of another": ({ after, before, event }) =>
      event.type !== "viewed.record" ||
      isEqual(
        [after.context.jewelry, after.context.diamonds],
        before.context.visitor === event["visitor"] ? [before.context.jewelry, before.context.diamonds] : [[], []]
      ),
    "loads the lists of the viewed product, unless they are loading or loaded": ({ after, before, event, started }) => {
      const { looked, visitor } = before.context
      const isKnown = !before.matches("failed") && isEqual([looked, visitor], [event["looked"], event["visitor"]])
      return event.type === "viewed.record" && isKnown
        ? started.length === 0
        : started.every(({ id, input }) => id !== "recallViewed" || isEqual(input, after.context.looked))
    },
    "stores the loaded lists, and keeps the previous ones when loading fails": ({ after, before, event }) =>
      event.type !== "xstate.done.actor.recallViewed" ||
      (event["output"]._tag === "Success"
        ? after.matches("ready") && isEqual(after.context.jewelry, seen.jewelry)
        : after.matches("failed") && isEqual(after.context, before.context)),
    "fails when the call throws": ({ after, event }) => event.type !== "xstate.error.actor.recallViewed" || after.matches("failed"),
    "loads again after half a minute": ({ after, event }) => !event.type.startsWith("xstate.after.pause") || after.matches("loading"),
    "loads again when the network is back, only after a failure": (step) =>
      step.event.type !== "viewed.reconnected" || (step.before.matches("failed") ? step.after.matches("loading") : isSame(step))
  },
  stages: [
    {
      address: "/diamonds",
      startEvents: [],
      heldRequests: /\/catalog\/recently-viewed-/,
      acts: [
        {
          title: "a stone is viewed",
          events: [{ type: "viewed.record", looked: stone, visitor: "guest-1" }],
          when: (snapshot) => snapshot.matches("idle"),
          run: ({ diamonds }) => diamonds.chooseStone(0)
        },
        {
          title: "another stone is viewed",
          events: [{ type: "viewed.record", looked: ring, visitor: "guest-1" }],
          when: ({ context }) => context.looked?.kind === "diamond",
          run: async ({ diamonds, shell }) => {
            await shell.goBack()
            await diamonds.chooseStone(1)
          }
        },
        {
          title: "the same stone is viewed again",
          events: [{ type: "viewed.record", looked: stone, visitor: "guest-1" }],
          when: ({ context }) => context.looked?.kind === "diamond",
          run: async ({ diamonds, shell }) => {
            await shell.goBack()
            await diamonds.chooseStone(0)
          }
        },
        { title: "the lists are loaded", events: [loaded], when: (snapshot) => snapshot.matches("loading"), answer: "well" },
        {
          title: "loading fails",
          events: [loadFailed],
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
      "the code of the calls is loaded before the page hydrates: a call that throws is a bug"
  }
})
