import { tooltipMachine } from "../../../core/machines/shell/tooltip.machine.ts"
import { currentState, defineModel, isSame } from "../../../qa/paths/model.ts"

/** Two terms of a stone's page. */
const cut = "Чистота"
const color = "Цвет"

const stateTexts: Readonly<Record<string, string>> = {
  closed: "nothing is explained",
  waiting: "an explanation is about to come",
  "open.fresh": "the explanation has just come",
  "open.settled": "the explanation stands",
  closing: "the explanation goes"
}

export const model = defineModel<typeof tooltipMachine>({
  name: "tooltip",
  actorPath: "shop/tooltip",
  world: {
    machine: tooltipMachine,
    input: undefined,
    watchers: ["watchDismissal"],
    events: [
      { type: "tooltip.point", of: "color" },
      { type: "tooltip.point", of: "cut" }
    ]
  },
  delays: { delay: 200, suppression: 300, disposal: 150 },
  describeState: (snapshot) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${snapshot.context.of === null ? "" : ` (${snapshot.context.of})`}`,
  eventTexts: {
    "tooltip.point": ({ of }) => `the pointer comes to «${String(of)}»`,
    "tooltip.leave": "the pointer leaves",
    "tooltip.dismiss": "Escape",
    "tooltip.pressedOutside": "a press beside it"
  },
  invariants: {
    "is shown exactly while it is open": (snapshot) => snapshot.hasTag("shown") === snapshot.matches("open"),
    "knows what it explains unless it is closed": (snapshot) => snapshot.matches("closed") || snapshot.context.of !== null,
    "watches for its dismissal exactly while it is open": (snapshot) => "watchDismissal" in snapshot.children === snapshot.matches("open")
  },
  postconditions: {
    "waits at each term that is pointed at, unless it explains it already": ({ after, before, event }) =>
      event.type !== "tooltip.point" ||
      (after.context.of === event["of"] &&
        currentState(after) === (before.context.of === event["of"] ? (stands[currentState(before)] ?? "waiting") : "waiting")),
    "asks for the explanations whenever it begins to wait": ({ after, emitted, event }) =>
      emitted.some(({ type }) => type === "tooltip.requested") === (event.type === "tooltip.point" && after.matches("waiting")),
    "goes when the pointer leaves or Escape is pressed": ({ after, before, event }) =>
      (event.type !== "tooltip.leave" && event.type !== "tooltip.dismiss") ||
      currentState(after) === (gone[currentState(before)] ?? currentState(before)),
    "stays at a press beside it in its first 300 ms, and goes after them": (step) =>
      step.event.type !== "tooltip.pressedOutside" ||
      (step.before.matches({ open: "settled" }) ? step.after.matches("closing") : isSame(step)),
    "opens, settles and goes by itself as time passes": ({ after, event }) => {
      const [, delay = ""] = /^xstate\.after\.(\w+)/.exec(event.type) ?? []
      return delay === "" || currentState(after) === { delay: "open.fresh", suppression: "open.settled", disposal: "closed" }[delay]
    },
    "forgets what it explained when that is gone": ({ after, event }) =>
      !event.type.startsWith("xstate.after.disposal") || after.context.of === null
  },
  stages: [
    {
      address: "/diamonds",
      startEvents: [],
      /** Matches no call: the explanations load on demand. */
      holds: /^$/,
      prepares: async ({ diamonds, terms }) => {
        await diamonds.chooseStone(0)
        await terms.seeTerms()
      },
      acts: [
        {
          title: "«Чистота» is pointed at",
          events: [{ type: "tooltip.point", of: "cut" }],
          when: ({ context }) => context.of !== "color",
          run: ({ terms }) => terms.pointAt(cut)
        },
        {
          title: "«Чистота» is pointed at, from «Цвет»",
          events: [{ type: "tooltip.leave" }, { type: "tooltip.point", of: "cut" }],
          when: ({ context }) => context.of === "color",
          run: ({ terms }) => terms.pointAt(cut)
        },
        {
          title: "«Цвет» is pointed at, from «Чистота»",
          events: [{ type: "tooltip.leave" }, { type: "tooltip.point", of: "color" }],
          when: ({ context }) => context.of === "cut",
          run: ({ terms }) => terms.pointAt(color)
        },
        {
          title: "it is left",
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
          title: "something beside it is pressed",
          events: [{ type: "tooltip.pressedOutside" }, { type: "tooltip.leave" }],
          when: (snapshot) => snapshot.hasTag("shown"),
          run: ({ terms }) => terms.pressOutside()
        }
      ],
      shows: (snapshot, { terms }) => terms.seeShown(snapshot.hasTag("shown") || snapshot.matches("closing"))
    }
  ],
  unreachable: {
    "waiting --tooltip.dismiss#0--> closed": "Escape is listened for only once the explanation is there"
  }
})

/** State after the pointer returns to the same term. */
const stands: Readonly<Record<string, string>> = { "open.fresh": "open.fresh", "open.settled": "open.settled", closing: "open.fresh" }

const gone: Readonly<Record<string, string>> = { waiting: "closed", "open.fresh": "closing", "open.settled": "closing" }
