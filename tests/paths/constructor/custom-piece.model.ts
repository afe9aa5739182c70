import type { SnapshotFrom } from "xstate"
import { readChoice, withoutFrame } from "../../../core/domain/constructor/choice.ts"
import { customPieceMachine } from "../../../core/machines/constructor/custom-piece.machine.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import * as payloads from "./custom-piece.payloads.ts"
import { stages } from "./custom-piece.stages.ts"

type Snapshot = SnapshotFrom<typeof customPieceMachine>

const { asked, broke, came, forget, forgetUnknown, notCome, nothingCame, pages, reconnected, retry, root, shown, shownAt } = payloads
const { takeFrame, takeFrameAlone, withFrame, withStone } = payloads
const steps = ["start", "frames", "frame", "stones", "sets", "stone", "ready"] as const

const stateTexts: Readonly<Record<string, string>> = {
  away: "another part of the shop",
  start: "the beginning",
  frames: "the frames",
  frame: "a frame",
  stones: "the stones for a frame",
  sets: "the sets for a frame",
  stone: "a stone in a frame",
  ready: "what is ready"
}

const remembered: Readonly<Record<string, string>> = {
  idle: "nothing was asked of the memory yet",
  loading: "it is remembered",
  ready: "what is remembered stands there",
  failed: "what is remembered has not come"
}

const stepOf = (snapshot: Snapshot): string => currentState(snapshot, "step")
const stepShown = (screen: unknown): string => steps.find((step) => pages[step][1] === screen) ?? "away"

/** Facts that ask the shop to navigate. */
const led = (to: string) => [{ type: "customPiece.chosen", to }]

export const model = defineModel<typeof customPieceMachine>({
  name: "customPiece",
  actorPath: "shop/customPiece",
  world: {
    machine: customPieceMachine,
    input: undefined,
    watchers: ["watchConnection"],
    events: [
      ...[asked(""), withFrame, withStone],
      ...steps.map(shownAt),
      ...[shown("diamonds"), shown("wishlist")],
      ...[takeFrame, takeFrameAlone, forget, forgetUnknown, retry, reconnected],
      ...[came, nothingCame, notCome, broke]
    ],
    follows: (snapshot, event) => event.type !== "customPiece.clear" || snapshot.context.forgotten.length === 0
  },
  describeState: (snapshot) => {
    const { choice, variants } = snapshot.context
    return `${stateTexts[stepOf(snapshot)] ?? stepOf(snapshot)} is shown with ${JSON.stringify(choice)}; ${remembered[currentState(snapshot, "memory")] ?? ""} (${variants.length})`
  },
  eventTexts: {
    "navigation.resolved": ({ visit }) => `an address with "${String(visit.place.search)}" is asked for`,
    "page.shown": ({ screen }) => `${stateTexts[stepShown(screen)] ?? ""} comes`,
    "customPiece.takeFrame": ({ isStoneKept }) => `the frame is taken${isStoneKept === true ? " with what came before it" : " alone"}`,
    "customPiece.clear": ({ choice }) => (choice.skuId === 101 ? "a frame is not to be remembered" : "what is not remembered is let go"),
    "customPiece.retry": "it is asked for again",
    "customPiece.reconnected": "the network is back",
    "xstate.done.actor.recallVariants": ({ output }) =>
      output._tag === "Success" ? `${output.value.variants.length} are remembered` : "the shop does not answer",
    "xstate.error.actor.recallVariants": "the call breaks"
  },
  invariants: {
    "has no set without the frame that it was matched to": ({ context: { choice } }) =>
      choice.complectId === undefined || choice.skuId !== undefined,
    "takes no frame by looking at it": (snapshot) => stepOf(snapshot) !== "frame" || snapshot.context.choice.skuId === undefined,
    "is busy exactly while it remembers": (snapshot) => snapshot.hasTag("busy") === snapshot.matches({ memory: "loading" }),
    "has no refusal beside what has come": (snapshot) => !snapshot.matches({ memory: "ready" }) || snapshot.context.refusal === null
  },
  postconditions: {
    "stands at the step whose page is shown": ({ after, event }) =>
      event.type !== "page.shown" || stepOf(after) === stepShown(event["screen"]),
    "has the choice that the address of its page carries": ({ after, before, event }) => {
      if (event.type !== "page.shown") return isEqual(after.context.choice, before.context.choice)
      if (event["screen"] === "wishlist") return isEqual(after.context.choice, {})
      if (stepShown(event["screen"]) === "away") return true
      const carried = readChoice(before.context.asked)
      const isTaken = carried.skuId !== undefined && stepShown(event["screen"]) !== "frame"
      return isEqual(after.context.choice, isTaken ? carried : withoutFrame(carried))
    },
    "remembers the choice wherever a step is shown, and asks how it looks only where that is seen, among the favourites too": ({
      after,
      event,
      started
    }) =>
      event.type !== "page.shown" ||
      (stepShown(event["screen"]) === "away" && event["screen"] !== "wishlist"
        ? started.length === 0
        : isEqual(
            started.map(({ input }) => input),
            [
              {
                choice: after.context.choice,
                gone: [],
                shown: { constructorStart: 6, ready: 7, wishlist: 24 }[String(event["screen"])] ?? 0
              }
            ]
          )),
    "leads to nothing by itself": ({ emitted, event }) => event.type.startsWith("customPiece.take") || emitted.length === 0,
    "[CTOR-008] leads on with the stone that came before its frame": ({ before, emitted, event }) =>
      event !== takeFrame ||
      stepOf(before) !== "frame" ||
      before.context.choice.diamondId === undefined ||
      isEqual(emitted, led(`${root}/ready-product/?skuId=101&diamondId=7`)),
    "says how stones are chosen before it leads to them": ({ before, emitted, event }) =>
      event.type !== takeFrame.type ||
      stepOf(before) !== "frame" ||
      (event === takeFrame && before.context.choice.diamondId !== undefined) ||
      isEqual(emitted, [{ type: "customPiece.stonesRequired", to: `${root}/diamonds/?skuId=101`, stonesCount: 1, frame: takeFrame.name }]),
    "takes a frame on its own page alone": (step) =>
      step.event.type !== takeFrame.type || (isSame(step) && step.emitted.length > 0 === (stepOf(step.before) === "frame")),
    "shows what is remembered, and says why it did not come": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.recallVariants") || !before.matches({ memory: "loading" })) return true
      const { output } = event
      return output?._tag === "Success"
        ? after.matches({ memory: "ready" }) && isEqual(after.context.variants, output.value.variants)
        : after.matches({ memory: "failed" }) && isEqual(after.context.refusal, output?.error ?? null)
    },
    "asks again when it is told to, or the network is back": ({ after, before, event }) =>
      ![retry.type, reconnected.type].some((type) => type === event.type) ||
      currentState(after, "memory") === (before.matches({ memory: "failed" }) ? "loading" : currentState(before, "memory")),
    "lets go at once of what is not to be remembered, and of nothing else": (step) => {
      const { after, before, event, started } = step
      if (event.type !== forget.type) return true
      const isThere = event === forget && before.matches({ memory: "ready" }) && before.context.variants.length > 0
      if (!isThere) return isSame(step)
      const { choice, shown: many, variants } = before.context
      return (
        isEqual(after.context.variants, variants.slice(0, 1)) &&
        isEqual(
          started.map(({ input }) => input),
          [{ choice, gone: [forget.choice], shown: many }]
        )
      )
    }
  },
  stages,
  unreachable: {
    "memory.loading --xstate.error.actor.recallVariants#0--> memory.failed":
      "the code of the call comes with that of every call: a call that breaks is a bug"
  }
})
