import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { pageMachine } from "../../../core/machines/navigation/page.machine.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect, movedTo, unreachable, visitTo } from "../../../qa/paths/visits.ts"

const stateTexts: Readonly<Record<string, string>> = {
  idle: "no page is requested",
  "pending.brief": "a page is loading",
  "pending.long": "a page has been loading for three seconds",
  success: "the page is shown",
  error: "the page could not be loaded"
}

/** Another choice on the page of the diamonds: a new address with the same calls. */
const diamonds = visitTo("/diamonds", 1)
const otherChoice = { ...diamonds, place: { ...diamonds.place, search: "?shape=round", index: 2 } }

export const model = defineModel<typeof pageMachine>({
  name: "page",
  world: {
    machine: pageMachine,
    input: undefined,
    events: [
      { type: "page.open", visit: visitTo("/dev/journal") },
      { type: "page.open", visit: diamonds },
      { type: "page.open", visit: otherChoice },
      { type: "page.break", breakage: { message: "a bug", stack: null } },
      { type: "xstate.done.actor.openPage", output: succeeded({ _tag: "Shown", data: {} }) },
      { type: "xstate.done.actor.openPage", output: succeeded({ _tag: "Moved", to: "/diamonds", status: 301 }) },
      { type: "xstate.done.actor.openPage", output: succeeded({ _tag: "Missing" }) },
      { type: "xstate.done.actor.openPage", output: failed(unreachable) },
      { type: "xstate.error.actor.openPage", error: defect }
    ]
  },
  delays: { patience: 3_000 },
  describeState: (snapshot) => {
    const { view, wanted } = snapshot.context
    const drawn = view === null ? "no page is drawn" : `${view.place.path}${view.place.search} is drawn`
    return `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${wanted === null ? "" : ` (${wanted.place.path}${wanted.place.search})`}, ${drawn}`
  },
  eventTexts: {
    "page.open": ({ visit }) => `${visit.place.path}${visit.place.search} is opened`,
    "page.abandon": "the visit is abandoned",
    "page.retry": "«Повторить» is pressed",
    "page.break": "the page crashes",
    "xstate.done.actor.openPage": ({ output }) =>
      output._tag === "Failure"
        ? "the server does not answer"
        : ({ Shown: "the page is loaded", Moved: "the server redirects", Missing: "the server has no such page" }[
            String(output.value._tag)
          ] ?? "the server answers"),
    "xstate.error.actor.openPage": "the call throws"
  },
  invariants: {
    "shows a loaded page, without a refusal unless it crashed": ({ context: { refusal, view, wanted }, ...snapshot }) =>
      currentState(snapshot) !== "success" || (view !== null && wanted === null && (refusal === null || refusal._tag === "Broken")),
    "has a refusal for every error": (snapshot) => !snapshot.matches("error") || snapshot.context.refusal !== null,
    "has a requested page while it is pending": (snapshot) => !snapshot.matches("pending") || snapshot.context.wanted !== null,
    "is busy exactly while it is pending": (snapshot) => snapshot.hasTag("busy") === snapshot.matches("pending"),
    "is slow only after its patience": (snapshot) => snapshot.hasTag("slow") === snapshot.matches({ pending: "long" })
  },
  postconditions: {
    "loads the data of the requested page": ({ after: { context }, started }) =>
      started.every(({ id, input }) => {
        if (id !== "openPage" || context.wanted === null) return id !== "openPage"
        const { match, place } = context.wanted
        const { known, ...asked } = input as { readonly known: unknown }
        return known !== undefined && isEqual(asked, { path: place.path, search: place.search, screen: match.screen, calls: match.calls })
      }),
    "reuses the data of the drawn page only for another address of the same page": ({ after, started }) => {
      const { view, wanted } = after.context
      const isDrawn = view?.place.path === wanted?.place.path && view?.place.search !== wanted?.place.search
      return started.every(
        ({ id, input }) => id !== "openPage" || isEqual((input as { readonly known: unknown }).known, isDrawn ? view?.data : null)
      )
    },
    "opens the last requested page from every state": ({ after, event }) =>
      event.type !== "page.open" || (currentState(after) === "pending.brief" && after.context.wanted === event["visit"]),
    "drops the requested page when it is abandoned": ({ after, event }) =>
      event.type !== "page.abandon" || (after.matches("idle") && after.context.wanted === null && after.context.refusal === null),
    "keeps the drawn page until the next one is loaded": ({ after, before, event }) =>
      after.context.view === before.context.view ||
      (event.type === "xstate.done.actor.openPage" && event["output"].value?._tag === "Shown" && after.matches("success")),
    "becomes slow after three seconds": ({ after, event }) =>
      !event.type.startsWith("xstate.after.patience") || currentState(after) === "pending.long",
    "shows the loaded page, and publishes its screen and header": ({ after, before, emitted, event }) => {
      if (event.type !== "xstate.done.actor.openPage" || event["output"].value?._tag !== "Shown") return true
      const { wanted } = before.context
      const fact = { type: "page.shown", screen: wanted?.match.screen, header: wanted?.match.header }
      return after.matches("success") && isEqual(after.context.view, { ...wanted, data: {} }) && isEqual(emitted, [fact])
    },
    "publishes a redirect": ({ after, emitted, event }) =>
      event.type !== "xstate.done.actor.openPage" ||
      event["output"].value?._tag !== "Moved" ||
      (after.matches("idle") && after.context.wanted === null && isEqual(emitted, [{ type: "page.moved", to: "/diamonds" }])),
    "publishes a missing page": ({ after, emitted, event }) =>
      event.type !== "xstate.done.actor.openPage" ||
      event["output"].value?._tag !== "Missing" ||
      (after.matches("idle") && after.context.wanted === null && isEqual(emitted, [{ type: "page.wasMissing" }])),
    "stores why a page could not be loaded, and publishes the failure": ({ after, emitted, event }) => {
      const refusal = event.type.startsWith("xstate.error.")
        ? { _tag: "Defect" }
        : event["output"]?._tag === "Failure"
          ? event["output"].error
          : null
      return (
        refusal === null ||
        (after.matches("error") && isEqual(after.context.refusal, refusal) && isEqual(emitted, [{ type: "page.failed" }]))
      )
    },
    "stores and publishes the crash of the page": ({ after, before, emitted, event }) =>
      event.type !== "page.break" ||
      (currentState(after) === currentState(before) &&
        isEqual(after.context.refusal, { _tag: "Broken", breakage: event["breakage"] }) &&
        isEqual(emitted, [{ type: "page.broke" }])),
    "ignores a retry, which navigation handles": (step) => step.event.type !== "page.retry" || isSame(step)
  },
  stages: [
    {
      address: "/",
      startEvents: [
        { type: "page.open", visit: visitTo("/") },
        { type: "xstate.done.actor.openPage", output: succeeded({ _tag: "Shown", data: {} }) }
      ],
      isTour: true,
      acts: [
        {
          title: "«Бриллианты» is followed",
          events: [{ type: "page.open", visit: visitTo("/diamonds", 1) }],
          run: ({ shell }) => shell.followHeader("Бриллианты")
        },
        {
          title: "Back leads to an address without a page",
          events: [{ type: "page.abandon" }],
          run: async ({ gate, travel }) => {
            await travel("/%E0%A4%A")
            gate.answer("well")
          }
        },
        {
          title: "the page is loaded and crashes while it renders",
          events: [
            { type: "xstate.done.actor.openPage", output: succeeded({ _tag: "Shown", data: {} }) },
            { type: "page.break", breakage: { message: "a bug", stack: null } }
          ],
          when: (snapshot) => snapshot.matches("pending"),
          isLast: true,
          run: async ({ breakFunction, gate }) => {
            await breakFunction("document.createElement of rows")
            gate.answer("well")
          }
        },
        {
          title: "the page is loaded",
          events: [{ type: "xstate.done.actor.openPage", output: succeeded({ _tag: "Shown", data: {} }) }],
          answer: "well"
        },
        {
          title: "the server redirects to the jewelry",
          events: [
            { type: "xstate.done.actor.openPage", output: succeeded({ _tag: "Moved", to: "/jewelry/", status: 301 }) },
            { type: "page.open", visit: visitTo("/jewelry/") }
          ],
          answer: movedTo("/jewelry/"),
          once: true
        },
        {
          title: "the server has no such page",
          events: [{ type: "xstate.done.actor.openPage", output: succeeded({ _tag: "Missing" }) }],
          answer: { kind: "body", json: { status: 404, data: {} } }
        },
        {
          title: "loading fails",
          events: [{ type: "xstate.done.actor.openPage", output: failed(unreachable) }],
          isLast: true,
          answer: { kind: "status", status: 500 }
        }
      ],
      seeState: async (snapshot, { error, shell }) => {
        if (snapshot.matches("error")) return shell.seeFailure("На нашей стороне сбой")
        if (snapshot.hasTag("slow")) return shell.seeSlowNotice()
        if (snapshot.matches("idle")) return error.see()
        await shell.seeLoading(snapshot.hasTag("busy"))
      }
    }
  ],
  unreachable: {
    "pending --xstate.error.actor.openPage#0--> error":
      "every failure of the server or the network is an outcome: a call that throws is a bug"
  }
})
