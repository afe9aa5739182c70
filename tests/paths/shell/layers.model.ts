import { layersMachine } from "../../../core/machines/shell/layers.machine.ts"
import { CataloguePage } from "../../../qa/pages/catalogue-page.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { visitTo } from "../../../qa/paths/visits.ts"

const listOf = ({ page }: ActTools) => new CataloguePage(page)

export const model = defineModel<typeof layersMachine>({
  name: "layers",
  actorPath: "shop/layers",
  world: {
    machine: layersMachine,
    input: undefined,
    callbackActors: ["coverHistory"],
    events: [
      { type: "layers.opened", name: "filters" },
      { type: "layers.opened", name: "sort" },
      { type: "layers.closed", name: "filters" },
      { type: "layers.closed", name: "sort" },
      { type: "navigation.resolved", visit: visitTo("/"), guarded: null },
      { type: "navigation.lost", isMissing: true, guarded: null }
    ]
  },
  describeState: ({ context: { open } }) => (open.length === 0 ? "no layer is open" : `open layers: ${open.join(", then ")}`),
  eventTexts: {
    "layers.opened": ({ name }) => `«${String(name)}» opens`,
    "layers.closed": ({ name }) => `«${String(name)}» closes`,
    "layers.back": "Back is pressed",
    "navigation.resolved": "another page is loading",
    "navigation.lost": "the address has no page"
  },
  invariants: {
    "covers the history exactly while a layer is open": (snapshot) =>
      "coverHistory" in snapshot.children === snapshot.context.open.length > 0 &&
      (currentState(snapshot) === "some") === snapshot.context.open.length > 0,
    "has each layer once": ({ context: { open } }) => new Set(open).size === open.length
  },
  postconditions: {
    "adds an opened layer on top": ({ after, before, event }) =>
      event.type !== "layers.opened" ||
      isEqual(
        after.context.open,
        before.context.open.includes(String(event["name"])) ? before.context.open : [...before.context.open, event["name"]]
      ),
    "removes only the closed layer": ({ after, before, event }) =>
      event.type !== "layers.closed" ||
      isEqual(
        after.context.open,
        before.context.open.filter((name) => name !== event["name"])
      ),
    "closes the top layer on Back": ({ after, before, event }) =>
      event.type !== "layers.back" || isEqual(after.context.open, before.context.open.slice(0, -1)),
    "closes all layers on navigation": ({ after, event }) => !event.type.startsWith("navigation.") || after.context.open.length === 0
  },
  stages: [
    {
      address: "/diamonds",
      startEvents: [],
      isPhone: true,
      prepare: ({ shell }) => shell.interact(),
      acts: [
        {
          title: "the filters are opened",
          events: [{ type: "layers.opened", name: "filters" }],
          when: ({ context: { open } }) => open.length === 0,
          run: (tools) => listOf(tools).openSheet()
        },
        {
          title: "the filters are closed by their button",
          events: [{ type: "layers.closed", name: "filters" }],
          when: ({ context: { open } }) => open.at(-1) === "filters",
          run: (tools) => listOf(tools).closeSheet()
        },
        {
          title: "the sorting is opened and closed",
          events: [
            { type: "layers.opened", name: "sort" },
            { type: "layers.closed", name: "sort" }
          ],
          when: ({ context: { open } }) => open.length === 0,
          run: async (tools) => {
            await listOf(tools).sorting.click()
            await listOf(tools).seeSorting(true)
            await listOf(tools).sorting.click()
          }
        },
        {
          title: "the sorting is opened",
          events: [{ type: "layers.opened", name: "sort" }],
          when: ({ context: { open } }) => open.length === 0,
          run: (tools) => listOf(tools).sorting.click()
        },
        {
          title: "Back is pressed",
          events: [{ type: "layers.back" }],
          when: ({ context: { open } }) => open.length > 0,
          run: ({ page }) => page.goBack()
        },
        {
          title: "the browser opens another page",
          events: [{ type: "navigation.resolved", visit: visitTo("/"), guarded: null }],
          when: ({ context: { open } }) => open.length > 0,
          isLast: true,
          run: ({ travel }) => travel("/")
        },
        {
          title: "the browser opens an address without a page",
          events: [{ type: "navigation.lost", isMissing: true }],
          when: ({ context: { open } }) => open.length > 0,
          isLast: true,
          run: async ({ gate, travel }) => {
            await travel("/%E0%A4%A")
            gate.answer("well")
          }
        }
      ],
      seeState: async (snapshot, tools) => {
        const { open } = snapshot.context
        if (tools.page.url().endsWith("/diamonds")) {
          await listOf(tools).seeSheet(open.includes("filters"))
          await listOf(tools).seeSorting(open.includes("sort"))
        }
      }
    }
  ],
  unreachable: {
    "some --layers.opened#0--> stays": "the browser reports an opened sheet once",
    "some --layers.opened#1--> stays": "the sheet covers the sorting, and a press outside the sheet of the sorting closes that first",
    "some --layers.closed#1--> stays": "the shop never has two layers open at once",
    "some --layers.back#1--> stays": "the shop never has two layers open at once"
  }
})
