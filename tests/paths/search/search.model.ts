import type { SnapshotFrom } from "xstate"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { searchMachine } from "../../../core/machines/search/search.machine.ts"
import { scriptNamed } from "../../support/browser/assets.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { suggestions } from "../../../qa/samples/suggestions.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { expect } from "../../../qa/pages/patient-expect.ts"

type Snapshot = SnapshotFrom<typeof searchMachine>

const ring = "кольцо"
const earring = "серьги"
const failedAnswer = failed({ _tag: "ServerFailed", call: "search.suggest", requestId: null, status: 500 })
const answer = { type: "xstate.done.actor.suggest", output: succeeded(suggestions) }
const count = 3

const stateTexts: Readonly<Record<string, string>> = {
  idle: "no term is typed",
  waiting: "the pause after typing has not passed",
  loading: "the suggestions are loading",
  ready: "the suggestions are shown",
  failed: "the suggestions could not be loaded"
}

/** The field, and the list beside it once its machine has loaded. */
const openSearch = async ({ header, page }: ActTools) => {
  await header.choose("search")
  await expect(header.search).toBeFocused()
  await expect(page.locator("[aria-busy]")).toHaveCount(1)
}

const isLoading = (snapshot: Snapshot) => snapshot.matches("loading")
const types = (text: string) => ({
  title: `«${text}» is typed`,
  events: [{ type: "search.type", text }],
  when: ({ context }: Snapshot) => context.term !== text,
  run: ({ header }: ActTools) => header.search.fill(text)
})

/** Expects the field and its list to match the snapshot. */
const showsSearch = async (snapshot: Snapshot, { header, page }: ActTools) => {
  await expect(header.search).toHaveAttribute("aria-expanded", String(snapshot.context.shown !== null))
  await expect(page.locator("[aria-busy]")).toHaveAttribute("aria-busy", String(snapshot.hasTag("busy")))
  await expect(page.getByRole("alert").filter({ hasText: "Подсказки не пришли" })).toHaveCount(snapshot.matches("failed") ? 1 : 0)
  const active = snapshot.context.active
  if (active === null) await expect(header.search).not.toHaveAttribute("aria-activedescendant")
  else await expect(header.search).toHaveAttribute("aria-activedescendant", `search-option-${active}`)
}

export const model = defineModel<typeof searchMachine>({
  name: "search",
  actorPath: "shop/search",
  world: {
    machine: searchMachine,
    input: undefined,
    callbackActors: ["watchConnection"],
    events: [
      { type: "search.type", text: ring },
      { type: "search.type", text: ` ${ring}  ` },
      { type: "search.type", text: earring },
      { type: "search.type", text: "к" },
      { type: "search.move", by: 1, count },
      { type: "search.move", by: -1, count },
      { type: "search.reconnected" },
      answer,
      { type: "xstate.done.actor.suggest", output: failedAnswer },
      { type: "xstate.error.actor.suggest", error: defect }
    ]
  },
  delays: { pause: 150 },
  describeState: ({ context: { active, shown, term }, ...snapshot }) =>
    [
      stateTexts[currentState(snapshot)] ?? currentState(snapshot),
      term === "" ? "" : ` for «${term}»`,
      shown === null || snapshot.value === "ready" ? "" : ", with the previous ones",
      active === null ? "" : `, on option ${active + 1}`
    ].join(""),
  eventTexts: {
    "search.type": ({ text }) => `«${String(text)}» is typed`,
    "search.move": ({ by }) => `the arrow ${by === 1 ? "down" : "up"} is pressed`,
    "search.retry": "«Повторить» is pressed",
    "search.reconnected": "the network is back",
    "xstate.done.actor.suggest": ({ output }) => (output._tag === "Success" ? "the suggestions are loaded" : "loading fails"),
    "xstate.error.actor.suggest": "the call throws"
  },
  invariants: {
    "requests suggestions exactly while it is loading": (snapshot) => "suggest" in snapshot.children === isLoading(snapshot),
    "is busy from the first letter to the answer": (snapshot) =>
      snapshot.hasTag("busy") === (snapshot.matches("waiting") || isLoading(snapshot)),
    "is idle exactly for terms shorter than two letters": ({ context, ...snapshot }) =>
      context.term.length < 2 === isEqual(snapshot.value, "idle"),
    "has an active option only among its suggestions": ({ context: { active, shown } }) =>
      active === null || (shown !== null && active < count),
    "has no suggestions while it is idle or after a failure": ({ context: { shown }, ...snapshot }) =>
      !["idle", "failed"].includes(snapshot.value) || shown === null
  },
  postconditions: {
    "waits for a pause after every changed term, and is idle for a short one": (step) => {
      if (step.event.type !== "search.type") return true
      const term = String(step.event["text"]).trim()
      if (term === step.before.context.term) return isSame(step)
      return step.after.context.term === term && step.after.matches(term.length < 2 ? "idle" : "waiting")
    },
    "loads suggestions after the pause": ({ after, event }) => !event.type.startsWith("xstate.after.pause") || after.matches("loading"),
    "shows the loaded suggestions, or that loading failed": ({ after, event }) => {
      if (event.type === "xstate.error.actor.suggest") return after.matches("failed")
      if (event.type !== "xstate.done.actor.suggest") return true
      return event["output"]._tag === "Success"
        ? after.matches("ready") && isEqual(after.context.shown, suggestions)
        : after.matches("failed")
    },
    "moves through the options and back to the field in a circle": ({ after, before, event }) => {
      if (event.type !== "search.move" || !before.matches("ready"))
        return event.type !== "search.move" || after.context.active === before.context.active
      const circle = [null, 0, 1, 2]
      const place = circle.indexOf(before.context.active) + (event["by"] === 1 ? 1 : circle.length - 1)
      return after.context.active === circle[place % circle.length]
    },
    "loads again on «Повторить» and when the network is back, only after a failure": ({ after, before, event }) =>
      !["search.retry", "search.reconnected"].includes(event.type) ||
      (before.matches("failed") ? after.matches("loading") : after.value === before.value),
    "keeps the shown suggestions while the next are loading": ({ after, before }) =>
      !after.hasTag("busy") || before.matches("failed") || isEqual(after.context.shown, before.context.shown)
  },
  stages: [
    {
      address: "/contacts",
      startEvents: [{ type: "search.type", text: "" }],
      heldRequests: /\/search\/suggest\//,
      most: 9,
      prepare: openSearch,
      acts: [
        types(ring),
        types(earring),
        { ...types(""), title: "the field is cleared" },
        {
          title: "the arrow down is pressed",
          events: [{ type: "search.move", by: 1, count }],
          when: (snapshot) => snapshot.matches("ready") && snapshot.context.active === null,
          run: ({ page }) => page.keyboard.press("ArrowDown")
        },
        {
          title: "the arrow up is pressed",
          events: [{ type: "search.move", by: -1, count }],
          when: (snapshot) => snapshot.matches("ready") && snapshot.context.active === 0,
          run: ({ page }) => page.keyboard.press("ArrowUp")
        },
        {
          title: "«Повторить» is pressed",
          events: [{ type: "search.retry" }],
          when: (snapshot) => snapshot.matches("failed"),
          run: ({ shell }) => shell.retry()
        },
        {
          title: "the network is back",
          events: [{ type: "search.reconnected" }],
          when: (snapshot) => snapshot.matches("failed"),
          run: ({ shell }) => shell.returnNetwork()
        },
        { title: "the suggestions are loaded", events: [answer], when: isLoading, answer: "well" },
        {
          title: "loading fails",
          events: [{ type: "xstate.done.actor.suggest", output: failedAnswer }],
          when: isLoading,
          answer: { kind: "status", status: 500 }
        }
      ],
      seeState: showsSearch
    },
    {
      address: "/contacts",
      startEvents: [{ type: "search.type", text: "" }],
      heldRequests: () => scriptNamed("search"),
      isHeldFromStart: true,
      most: 3,
      prepare: openSearch,
      acts: [
        types(ring),
        {
          title: "the code of the call could not be loaded",
          events: [{ type: "xstate.error.actor.suggest", error: defect }],
          when: isLoading,
          answer: { kind: "down" }
        }
      ],
      seeState: showsSearch
    }
  ]
})
