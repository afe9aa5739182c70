import type { Hands } from "../../e2e/support/hands.ts"
import { CataloguePage } from "../../e2e/pages/catalogue-page.ts"
import { failed, succeeded } from "../../../core/actors/outcome.ts"
import { catalogueMachine } from "../../../core/machines/catalogue.machine.ts"
import { counted } from "../../support/counted.ts"
import { at, defineModel, equal, isSame } from "../../support/model.ts"
import { defect, visitTo } from "../../support/visits.ts"

const oval = "/diamonds/filter/shape--oval"
const ovalOrHeart = "/diamonds/filter/shape--oval,heart"
const cutOff = { _tag: "Unreachable", call: "catalog.diamondFacets", requestId: null, timedOut: false } as const

const resolved = { type: "navigation.resolved", visit: visitTo("/diamonds"), guarded: null } as const

const words: Readonly<Record<string, string>> = {
  resting: "nothing is gathered",
  "gathering.pausing": "more may be chosen",
  "gathering.counting": "what is gathered is counted",
  counted: "what is gathered is counted and known",
  uncounted: "what is gathered could not be counted"
}

const sheetOf = ({ page }: Hands) => new CataloguePage(page)

const isOpen = ({ context }: { readonly context: { readonly draft: string | null } }) => context.draft !== null

export const model = defineModel<typeof catalogueMachine>({
  name: "catalogue",
  lives: "shop/household/catalogue",
  world: {
    machine: catalogueMachine,
    input: undefined,
    events: [
      { type: "catalogue.choose", to: oval, inSheet: true },
      { type: "catalogue.choose", to: ovalOrHeart, inSheet: true },
      { type: "catalogue.choose", to: oval, inSheet: false },
      { type: "catalogue.show", to: oval },
      { type: "catalogue.close" },
      resolved,
      { type: "navigation.lost", isMissing: true, guarded: null },
      { type: "xstate.done.actor.countChosen", output: succeeded(counted) },
      { type: "xstate.done.actor.countChosen", output: failed(cutOff) },
      { type: "xstate.error.actor.countChosen", error: defect }
    ]
  },
  tells: (snapshot) =>
    `${words[at(snapshot)] ?? at(snapshot)}${snapshot.context.draft === null ? "" : ` (${snapshot.context.draft})`}${
      snapshot.context.counted === null ? "" : ", with numbers"
    }`,
  says: {
    "catalogue.choose": ({ inSheet, to }) => `${String(to)} is chosen ${inSheet === true ? "in the sheet" : "beside the list"}`,
    "catalogue.show": "what is gathered is to be shown",
    "catalogue.close": "the sheet is closed",
    "navigation.resolved": "another page is asked for",
    "navigation.lost": "a page is asked for that is none",
    "xstate.done.actor.countChosen": ({ output }) => (output._tag === "Success" ? "the numbers come" : "the shop does not answer"),
    "xstate.error.actor.countChosen": "the count breaks"
  },
  invariants: {
    "keeps what is gathered exactly while there is something": (snapshot) =>
      snapshot.matches("resting") === (snapshot.context.draft === null),
    "has no numbers for nothing": ({ context }) => context.draft !== null || context.counted === null,
    "is busy exactly while a number is on its way": (snapshot) => snapshot.hasTag("busy") === snapshot.matches("gathering"),
    "asks for numbers exactly while it counts": (snapshot) =>
      "countChosen" in snapshot.children === snapshot.matches({ gathering: "counting" })
  },
  promises: {
    "gathers what is chosen in the sheet, and leads nowhere": ({ after, event, told }) =>
      event.type !== "catalogue.choose" ||
      event["inSheet"] === false ||
      (after.context.draft === event["to"] && at(after) === "gathering.pausing" && told.length === 0),
    "leads on at once to what is chosen beside the list": (step) =>
      step.event.type !== "catalogue.choose" ||
      step.event["inSheet"] === true ||
      (isSame(step) && equal(step.told, [{ type: "catalogue.chosen", to: step.event["to"] }])),
    "leads to what is shown, and begins anew": ({ after, event, told }) =>
      event.type !== "catalogue.show" || (after.matches("resting") && equal(told, [{ type: "catalogue.chosen", to: event["to"] }])),
    "lets go when the sheet is closed or another page is asked for": ({ after, event, told }) =>
      !["catalogue.close", "navigation.resolved", "navigation.lost"].includes(event.type) ||
      (after.matches("resting") && told.length === 0),
    "counts what is gathered after a breath": ({ after, before, event }) =>
      !event.type.startsWith("xstate.after.breath") ||
      (after.matches({ gathering: "counting" }) && after.context.draft === before.context.draft),
    "keeps the numbers that come, and none where they do not": ({ after, event }) => {
      if (event.type === "xstate.error.actor.countChosen") return after.matches("uncounted") && after.context.counted === null
      if (event.type !== "xstate.done.actor.countChosen") return true
      const hasCome = event["output"]._tag === "Success"
      return after.matches(hasCome ? "counted" : "uncounted") && equal(after.context.counted, hasCome ? counted : null)
    }
  },
  stages: [
    {
      opens: "/diamonds",
      begins: [],
      holds: /\/facets\//,
      isPhone: true,
      most: 5,
      prepares: async (hands) => {
        await hands.shell.stir()
        await sheetOf(hands).openSheet()
      },
      acts: [
        {
          does: "an oval is chosen",
          events: [{ type: "catalogue.choose", to: oval, inSheet: true }],
          when: ({ context }) => context.draft === null,
          by: (hands) => sheetOf(hands).choose(/^Овал/)
        },
        {
          does: "a heart is chosen too",
          events: [{ type: "catalogue.choose", to: ovalOrHeart, inSheet: true }],
          when: ({ context }) => context.draft === oval,
          by: (hands) => sheetOf(hands).choose(/^Сердце/)
        },
        {
          does: "the shop counts",
          events: [{ type: "xstate.done.actor.countChosen", output: succeeded(counted) }],
          when: (snapshot) => snapshot.matches({ gathering: "counting" }),
          answer: "well"
        },
        {
          does: "the shop refuses to count",
          events: [{ type: "xstate.done.actor.countChosen", output: failed(cutOff) }],
          when: (snapshot) => snapshot.matches({ gathering: "counting" }),
          answer: { kind: "status", status: 422, body: JSON.stringify({ message: "", data: { errors: {} } }) }
        },
        {
          does: "what is gathered is shown, and Back",
          events: [{ type: "catalogue.show", to: oval }, resolved, resolved],
          when: isOpen,
          by: async (hands) => {
            await sheetOf(hands).show()
            await sheetOf(hands).seeAddress(hands.page.url().includes("heart") ? ovalOrHeart : oval)
            await hands.page.goBack()
            await sheetOf(hands).seeAddress("/diamonds")
            await sheetOf(hands).openSheet()
          }
        },
        {
          does: "the sheet is closed",
          events: [{ type: "catalogue.close" }],
          when: isOpen,
          by: async (hands) => {
            await sheetOf(hands).closeSheet()
            await sheetOf(hands).openSheet()
          }
        }
      ],
      shows: async (snapshot, hands) => {
        const sheet = sheetOf(hands)
        if (snapshot.context.draft === null) return sheet.seeShowControl(/^Показать\s8\s000\sбриллиантов$/)
        await sheet.seeChosen(/^Овал/)
        await sheet.seeShowControl(snapshot.matches("counted") ? /^Показать\s\d[\d\s]*\sбриллиант/ : /^Показать$/)
      }
    },
    {
      opens: "/diamonds",
      begins: [],
      holds: /\/facets\//,
      most: 1,
      prepares: ({ shell }) => shell.stir(),
      acts: [
        {
          does: "an oval is chosen beside the list",
          events: [{ type: "catalogue.choose", to: oval, inSheet: false }, resolved],
          by: async (hands) => {
            await sheetOf(hands).choose(/^Овал/)
            await sheetOf(hands).seeAddress(oval)
          }
        },
        {
          does: "the browser goes to a page that is none",
          events: [{ type: "navigation.lost", isMissing: true, guarded: null }],
          by: ({ travel }) => travel("/diamonds/filter/shape--square")
        }
      ],
      shows: () => Promise.resolve()
    },
    {
      opens: "/diamonds",
      begins: [],
      holds: /\/assets\/catalog-filters-/,
      isHeldFromStart: true,
      isPhone: true,
      most: 3,
      prepares: async (hands) => {
        await hands.shell.stir()
        await sheetOf(hands).openSheet()
      },
      acts: [
        {
          does: "an oval is chosen",
          events: [{ type: "catalogue.choose", to: oval, inSheet: true }],
          when: ({ context }) => context.draft === null,
          by: (hands) => sheetOf(hands).choose(/^Овал/)
        },
        {
          does: "the code of the count does not come",
          events: [{ type: "xstate.error.actor.countChosen", error: defect }],
          when: (snapshot) => snapshot.matches({ gathering: "counting" }),
          answer: { kind: "down" }
        }
      ],
      shows: (snapshot, hands) => (snapshot.matches("uncounted") ? sheetOf(hands).seeShowControl(/^Показать$/) : Promise.resolve())
    }
  ]
})
