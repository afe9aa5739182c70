import { tooltipMachine } from "../../../core/machines/shell/tooltip.machine.ts"
import { currentState, defineModel, isSame } from "../../../qa/paths/model.ts"

/** Two terms of a stone's page. */
const cut = "Чистота"
const color = "Цвет"

const stateTexts: Readonly<Record<string, string>> = {
  closed: "no explanation is shown",
  waiting: "an explanation is about to open",
  "open.fresh": "the explanation has just opened",
  "open.settled": "the explanation is shown",
  closing: "the explanation fades"
}

export const model = defineModel<typeof tooltipMachine>({
  name: "tooltip",
  actorPath: "shop/tooltip",
  world: {
    machine: tooltipMachine,
    input: undefined,
    callbackActors: ["watchDismissal"],
    events: [
      { type: "tooltip.point", of: "color" },
      { type: "tooltip.point", of: "cut" }
    ]
  },
  delays: { delay: 200, suppression: 300, disposal: 150 },
  describeState: (snapshot) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${snapshot.context.of === null ? "" : ` (${snapshot.context.of})`}`,
  eventTexts: {
    "tooltip.point": ({ of }) => `the pointer enters «${String(of)}»`,
    "tooltip.leave": "the pointer leaves",
    "tooltip.dismiss": "Escape is pressed",
    "tooltip.pressedOutside": "the page is pressed outside the explanation"
  },
  invariants: {
    "has the tag «shown» exactly while it is open": (snapshot) => snapshot.hasTag("shown") === snapshot.matches("open"),
    "has a term in every state except closed": (snapshot) => snapshot.matches("closed") || snapshot.context.of !== null,
    "watches for a dismissal exactly while it is open": (snapshot) => "watchDismissal" in snapshot.children === snapshot.matches("open")
  },
  postconditions: {
    "waits at each pointed term, unless it already explains it": ({ after, before, event }) =>
      event.type !== "tooltip.point" ||
      (after.context.of === event["of"] &&
        currentState(after) === (before.context.of === event["of"] ? (stateOnReturn[currentState(before)] ?? "waiting") : "waiting")),
    "requests the explanations exactly when it starts to wait": ({ after, emitted, event }) =>
      emitted.some(({ type }) => type === "tooltip.requested") === (event.type === "tooltip.point" && after.matches("waiting")),
    "closes when the pointer leaves or Escape is pressed": ({ after, before, event }) =>
      (event.type !== "tooltip.leave" && event.type !== "tooltip.dismiss") ||
      currentState(after) === (stateOnLeave[currentState(before)] ?? currentState(before)),
    "ignores a press outside in the first 300 ms, then closes": (step) =>
      step.event.type !== "tooltip.pressedOutside" ||
      (step.before.matches({ open: "settled" }) ? step.after.matches("closing") : isSame(step)),
    "opens, settles and closes after its delays": ({ after, event }) => {
      const [, delay = ""] = /^xstate\.after\.(\w+)/.exec(event.type) ?? []
      return delay === "" || currentState(after) === { delay: "open.fresh", suppression: "open.settled", disposal: "closed" }[delay]
    },
    "clears the term after fading": ({ after, event }) => !event.type.startsWith("xstate.after.disposal") || after.context.of === null
  },
  stages: [
    {
      address: "/diamonds",
      startEvents: [],
      /** Matches no call: the explanations load on demand. */
      heldRequests: /^$/,
      prepare: async ({ diamonds, terms }) => {
        await diamonds.chooseStone(0)
        await terms.seeTerms()
      },
      acts: [
        {
          title: "the pointer enters «Чистота»",
          events: [{ type: "tooltip.point", of: "cut" }],
          when: ({ context }) => context.of !== "color",
          run: ({ terms }) => terms.pointAt(cut)
        },
        {
          title: "the pointer moves from «Цвет» to «Чистота»",
          events: [{ type: "tooltip.leave" }, { type: "tooltip.point", of: "cut" }],
          when: ({ context }) => context.of === "color",
          run: ({ terms }) => terms.pointAt(cut)
        },
        {
          title: "the pointer moves from «Чистота» to «Цвет»",
          events: [{ type: "tooltip.leave" }, { type: "tooltip.point", of: "color" }],
          when: ({ context }) => context.of === "cut",
          run: ({ terms }) => terms.pointAt(color)
        },
        {
          title: "the pointer leaves the term",
          events: [{ type: "tooltip.leave" }],
          when: (snapshot) => snapshot.context.of === "cut" && !snapshot.matches("closing"),
          run: ({ terms }) => terms.leave(cut)
        },
        {
          title: "Escape is pressed",
          events: [{ type: "tooltip.dismiss" }],
          run: ({ page }) => page.keyboard.press("Escape"),
          when: (snapshot) => snapshot.hasTag("shown")
        },
        {
          title: "the page is pressed outside the explanation",
          events: [{ type: "tooltip.pressedOutside" }, { type: "tooltip.leave" }],
          when: (snapshot) => snapshot.hasTag("shown"),
          run: ({ terms }) => terms.pressOutside()
        }
      ],
      seeState: (snapshot, { terms }) => terms.seeShown(snapshot.hasTag("shown") || snapshot.matches("closing"))
    }
  ],
  unreachable: {
    "waiting --tooltip.dismiss#0--> closed": "Escape is watched only while the explanation is open"
  }
})

/** State after the pointer returns to the same term. */
const stateOnReturn: Readonly<Record<string, string>> = {
  "open.fresh": "open.fresh",
  "open.settled": "open.settled",
  closing: "open.fresh"
}

const stateOnLeave: Readonly<Record<string, string>> = { waiting: "closed", "open.fresh": "closing", "open.settled": "closing" }
