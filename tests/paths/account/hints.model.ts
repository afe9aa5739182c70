import type { Page } from "playwright/test"
import type { SnapshotFrom } from "xstate"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { hintsMachine } from "../../../core/machines/account/hints.machine.ts"
import { addressHints } from "../../../qa/samples/addresses.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { expect } from "../../../qa/pages/patient-expect.ts"

type Snapshot = SnapshotFrom<typeof hintsMachine>

const type = (field: string, text: string) => ({ type: "hints.type", field, address: { country: "RU", text } })
const city = type("settlement", "моск")
const street = type("street", "Москва, т")
const count = addressHints.length
const loaded = { type: "xstate.done.actor.suggestAddresses", output: succeeded(addressHints) }
const failure = failed({ _tag: "ServerFailed", call: "suggestions.address", requestId: null, status: 500 })
const loadFailed = { type: "xstate.done.actor.suggestAddresses", output: failure }

const stateTexts: Readonly<Record<string, string>> = {
  closed: "no suggestions are shown",
  waiting: "the pause after typing has not passed",
  loading: "the suggestions are loading",
  ready: "the suggestions are shown",
  failed: "the suggestions could not be loaded"
}

const fieldOf = (page: Page, part: string) => page.getByRole("dialog").locator(`input[name="${part}"]`)

/** Replaces the text of a field. */
const types = (part: "settlement" | "street", text: string) => ({
  title: `«${text}» is typed in the ${part}`,
  events: [part === "street" ? street : type(part, text)],
  when: ({ context }: Snapshot) => context.asked?.field !== part,
  run: ({ page }: ActTools) => fieldOf(page, part).fill(text)
})

const isLoading = (snapshot: Snapshot) => snapshot.matches("loading")

export const model = defineModel<typeof hintsMachine>({
  name: "hints",
  actorPath: "shop/hints",
  world: {
    machine: hintsMachine,
    input: undefined,
    events: [
      city,
      type("settlement", "мо"),
      street,
      type("settlement", "г. М"),
      type("street", ".."),
      { type: "hints.move", by: 1, count },
      { type: "hints.move", by: -1, count },
      { type: "hints.close" },
      loaded,
      loadFailed,
      { type: "xstate.error.actor.suggestAddresses", error: defect }
    ]
  },
  delays: { pause: 150 },
  describeState: ({ context: { active, addresses, asked }, ...snapshot }) =>
    [
      stateTexts[currentState(snapshot)] ?? currentState(snapshot),
      asked === null ? "" : ` for the ${asked.field}`,
      addresses.length === 0 || snapshot.matches("ready") ? "" : ", with the previous ones",
      active === null ? "" : `, on option ${active + 1}`
    ].join(""),
  eventTexts: {
    "hints.type": ({ address, field }) => `«${String(address.text)}» is typed in the ${String(field)}`,
    "hints.move": ({ by }) => `the arrow ${by === 1 ? "down" : "up"} is pressed`,
    "hints.close": "the suggestions are closed",
    "xstate.done.actor.suggestAddresses": ({ output }) => (output._tag === "Success" ? "the suggestions are loaded" : "loading fails"),
    "xstate.error.actor.suggestAddresses": "the call throws"
  },
  invariants: {
    "requests suggestions exactly while it is loading": (snapshot) => "suggestAddresses" in snapshot.children === isLoading(snapshot),
    "is busy from the first letters to the answer": (snapshot) =>
      snapshot.hasTag("busy") === (snapshot.matches("waiting") || isLoading(snapshot)),
    "knows its field while it is open, and has no data while it is closed": ({ context: { active, addresses, asked }, ...snapshot }) =>
      isEqual(snapshot.value, "closed") ? isEqual([asked, addresses, active], [null, [], null]) : asked !== null,
    "has an active option only among its suggestions": ({ context: { active, addresses } }) => active === null || active < addresses.length,
    "has no suggestions after a failure": ({ context: { addresses }, ...snapshot }) =>
      !isEqual(snapshot.value, "failed") || addresses.length === 0
  },
  postconditions: {
    "waits for a pause after a text with two letters of a name, otherwise closes": ({ after, event }) => {
      if (event.type !== "hints.type") return true
      const isEnough =
        event["field"] === "street" ? event["address"].text === street.address.text : ["моск", "мо"].includes(event["address"].text)
      if (after.context.active !== null) return false
      return isEnough
        ? after.matches("waiting") && isEqual(after.context.asked, { address: event["address"], field: event["field"] })
        : after.matches("closed")
    },
    "requests suggestions for the last text after the pause": ({ after, before, event, started }) =>
      !event.type.startsWith("xstate.after.pause") ||
      (isLoading(after) && isEqual(started, [{ id: "suggestAddresses", input: before.context.asked?.address }])),
    "shows the loaded suggestions, or that loading failed": ({ after, event }) => {
      if (event.type === "xstate.error.actor.suggestAddresses") return after.matches("failed")
      if (event.type !== "xstate.done.actor.suggestAddresses") return true
      return event["output"]._tag === "Success"
        ? after.matches("ready") && isEqual(after.context.addresses, addressHints) && after.context.active === null
        : after.matches("failed")
    },
    "moves through the options and back to the field in a circle": (step) => {
      const { after, before, event } = step
      if (event.type !== "hints.move") return true
      if (before.context.addresses.length === 0) return isSame(step)
      const circle = [null, 0, 1]
      const place = circle.indexOf(before.context.active) + (event["by"] === 1 ? 1 : circle.length - 1)
      return after.context.active === circle[place % circle.length] && currentState(after) === currentState(before)
    },
    "keeps the suggestions of the same field until the next are loaded": ({ after, before, event }) =>
      event.type !== "hints.type" ||
      after.matches("closed") ||
      isEqual(after.context.addresses, before.context.asked?.field === event["field"] ? before.context.addresses : []),
    "closes when an option is chosen or the list is dismissed": ({ after, event }) =>
      event.type !== "hints.close" || after.matches("closed")
  },
  stages: [
    {
      address: "/dev/dialogs?open=address",
      startEvents: [],
      heldRequests: /\/suggestions\/address\//,
      isTour: true,
      prepare: ({ page }) => expect(fieldOf(page, "settlement")).toBeVisible(),
      acts: [
        types("settlement", "моск"),
        types("street", "т"),
        { ...types("settlement", ".."), title: "the settlement is emptied", events: [type("settlement", "г. М")] },
        {
          title: "the arrow down is pressed",
          events: [{ type: "hints.move", by: 1, count }],
          when: (snapshot) => snapshot.matches("ready") && snapshot.context.active === null,
          run: ({ page }) => page.keyboard.press("ArrowDown")
        },
        {
          title: "Escape is pressed",
          events: [{ type: "hints.close" }],
          when: (snapshot) => snapshot.matches("ready"),
          run: ({ page }) => page.keyboard.press("Escape")
        },
        { title: "the suggestions are loaded", events: [loaded], when: isLoading, answer: "well" },
        { title: "loading fails", events: [loadFailed], when: isLoading, answer: { kind: "status", status: 500 } }
      ],
      seeState: async (snapshot, { page }) => {
        await expect(page.getByRole("listbox")).toHaveCount(snapshot.context.addresses.length > 0 ? 1 : 0)
        await expect(page.getByText(/^Подсказки\sне\sпришли/)).toHaveCount(snapshot.matches("failed") ? 1 : 0)
      }
    }
  ],
  unreachable: {
    "loading --xstate.error.actor.suggestAddresses#0--> failed":
      "the code of the call is loaded with that of the form: a call that throws is a bug"
  }
})
