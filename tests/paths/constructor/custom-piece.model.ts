import type { SnapshotFrom } from "xstate"
import { readChoice, withoutFrame } from "../../../core/domain/constructor/choice.ts"
import { customPieceMachine } from "../../../core/machines/constructor/custom-piece.machine.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import * as payloads from "./custom-piece.payloads.ts"
import { stages } from "./custom-piece.stages.ts"

type Snapshot = SnapshotFrom<typeof customPieceMachine>

const { requested, threw, loaded, clear, clearUnknown, loadFailed, loadedEmpty, pages, reconnected, retry, root, shown, shownAt } = payloads
const { takeFrame, takeFrameAlone, withFrame, withStone } = payloads
const steps = ["start", "frames", "frame", "stones", "sets", "stone", "ready"] as const

const stateTexts: Readonly<Record<string, string>> = {
  away: "a page outside the constructor",
  start: "the start page",
  frames: "the list of frames",
  frame: "the page of a frame",
  stones: "the list of stones for a frame",
  sets: "the list of sets for a frame",
  stone: "the page of a stone in a frame",
  ready: "the page of the finished piece"
}

const choiceTexts: Readonly<Record<string, string>> = {
  idle: "the choices are not requested",
  loading: "the choices are loading",
  ready: "the choices are loaded",
  failed: "the choices could not be loaded"
}

const stepOf = (snapshot: Snapshot): string => currentState(snapshot, "step")
const stepShown = (screen: unknown): string => steps.find((step) => pages[step][1] === screen) ?? "away"

/** Facts that request navigation. */
const navigationFacts = (to: string) => [{ type: "customPiece.chosen", to }]

export const model = defineModel<typeof customPieceMachine>({
  name: "customPiece",
  actorPath: "shop/customPiece",
  world: {
    machine: customPieceMachine,
    input: undefined,
    callbackActors: ["watchConnection"],
    events: [
      ...[requested(""), withFrame, withStone],
      ...steps.map(shownAt),
      ...[shown("diamonds"), shown("wishlist")],
      ...[takeFrame, takeFrameAlone, clear, clearUnknown, retry, reconnected],
      ...[loaded, loadedEmpty, loadFailed, threw]
    ],
    isExplored: (snapshot, event) => event.type !== "customPiece.clear" || snapshot.context.forgotten.length === 0
  },
  describeState: (snapshot) => {
    const { choice, variants } = snapshot.context
    return `${stateTexts[stepOf(snapshot)] ?? stepOf(snapshot)} is shown with ${JSON.stringify(choice)}; ${choiceTexts[currentState(snapshot, "memory")] ?? ""} (${variants.length})`
  },
  eventTexts: {
    "navigation.resolved": ({ visit }) => `an address with "${String(visit.place.search)}" is requested`,
    "page.shown": ({ screen }) => `${stateTexts[stepShown(screen)] ?? ""} opens`,
    "customPiece.takeFrame": ({ isStoneKept }) =>
      `the frame is chosen${isStoneKept === true ? " with the present stone" : " without a stone"}`,
    "customPiece.clear": ({ choice }) => (choice.skuId === 101 ? "a saved frame is removed" : "an unknown choice is removed"),
    "customPiece.retry": "«Повторить» is pressed",
    "customPiece.reconnected": "the network is back",
    "xstate.done.actor.recallVariants": ({ output }) =>
      output._tag === "Success" ? `${output.value.variants.length} choices are loaded` : "loading fails",
    "xstate.error.actor.recallVariants": "the call throws"
  },
  invariants: {
    "has a set only with its frame": ({ context: { choice } }) => choice.complectId === undefined || choice.skuId !== undefined,
    "does not choose a frame by showing it": (snapshot) => stepOf(snapshot) !== "frame" || snapshot.context.choice.skuId === undefined,
    "is busy exactly while it loads the choices": (snapshot) => snapshot.hasTag("busy") === snapshot.matches({ memory: "loading" }),
    "has no loading error beside loaded choices": (snapshot) => !snapshot.matches({ memory: "ready" }) || snapshot.context.refusal === null
  },
  postconditions: {
    "is at the step of the shown page": ({ after, event }) => event.type !== "page.shown" || stepOf(after) === stepShown(event["screen"]),
    "has the choice of the page's address": ({ after, before, event }) => {
      if (event.type !== "page.shown") return isEqual(after.context.choice, before.context.choice)
      if (event["screen"] === "wishlist") return isEqual(after.context.choice, {})
      if (stepShown(event["screen"]) === "away") return true
      const addressChoice = readChoice(before.context.asked)
      const isTaken = addressChoice.skuId !== undefined && stepShown(event["screen"]) !== "frame"
      return isEqual(after.context.choice, isTaken ? addressChoice : withoutFrame(addressChoice))
    },
    "saves the choice at every step, and requests as many choices as the page shows": ({ after, event, started }) =>
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
    "publishes nothing except when a frame is chosen": ({ emitted, event }) =>
      event.type.startsWith("customPiece.take") || emitted.length === 0,
    "[CTOR-008] leads to the finished piece with the stone that was chosen first": ({ before, emitted, event }) =>
      event !== takeFrame ||
      stepOf(before) !== "frame" ||
      before.context.choice.diamondId === undefined ||
      isEqual(emitted, navigationFacts(`${root}/ready-product/?skuId=101&diamondId=7`)),
    "publishes that stones are required before it leads to them": ({ before, emitted, event }) =>
      event.type !== takeFrame.type ||
      stepOf(before) !== "frame" ||
      (event === takeFrame && before.context.choice.diamondId !== undefined) ||
      isEqual(emitted, [{ type: "customPiece.stonesRequired", to: `${root}/diamonds/?skuId=101`, stonesCount: 1, frame: takeFrame.name }]),
    "chooses a frame only on the frame's page": (step) =>
      step.event.type !== takeFrame.type || (isSame(step) && step.emitted.length > 0 === (stepOf(step.before) === "frame")),
    "shows the loaded choices, or why loading failed": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.recallVariants") || !before.matches({ memory: "loading" })) return true
      const { output } = event
      return output?._tag === "Success"
        ? after.matches({ memory: "ready" }) && isEqual(after.context.variants, output.value.variants)
        : after.matches({ memory: "failed" }) && isEqual(after.context.refusal, output?.error ?? null)
    },
    "loads again on «Повторить» and when the network is back, only after a failure": ({ after, before, event }) =>
      ![retry.type, reconnected.type].some((type) => type === event.type) ||
      currentState(after, "memory") === (before.matches({ memory: "failed" }) ? "loading" : currentState(before, "memory")),
    "removes a saved choice at once, also while choices load, and no other": (step) => {
      const { after, before, event, started } = step
      if (event.type !== clear.type) return true
      const { choice, forgotten, shown: limit, variants } = before.context
      const others = variants.filter((variant) => !isEqual(variant.choice, event["choice"]))
      if (others.length === variants.length) return isSame(step)
      return (
        after.matches({ memory: "loading" }) &&
        isEqual(after.context.variants, others) &&
        isEqual(
          started.map(({ input }) => input),
          [{ choice, gone: [...forgotten, event["choice"]], shown: limit }]
        )
      )
    }
  },
  stages,
  unreachable: {
    "memory.loading --xstate.error.actor.recallVariants#0--> memory.failed":
      "the code of the call is loaded with that of every call: a call that throws is a bug"
  }
})
