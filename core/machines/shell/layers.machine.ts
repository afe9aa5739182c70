import { assign, fromCallback, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import type { NavigationFact } from "../navigation/navigation.machine.ts"

/** Names, lowest first. */
export type LayersContext = { readonly open: ReadonlyArray<string> }

export type LayersEvent =
  | { readonly type: "layers.opened"; readonly name: string }
  | { readonly type: "layers.closed"; readonly name: string }
  | { readonly type: "layers.back" }
  | NavigationFact

/** Sheets and menus that the browser opens itself, even without scripts (`popover`, `details`). Back closes them like other layers. */
export const layersMachine = setup({
  types: { context: {} as LayersContext, events: {} as LayersEvent },
  actors: { coverHistory: fromCallback(notProvided("coverHistory")) },
  guards: {
    isLayerOpen: ({ context: { open }, event }) => open.includes(narrowEvent(event, "layers.opened").name),
    isOnlyLayer: ({ context: { open }, event }) => open.every((name) => name === narrowEvent(event, "layers.closed").name),
    hasOneLayer: ({ context: { open } }) => open.length === 1
  },
  actions: {
    addLayer: assign(({ context: { open }, event }) => ({ open: [...open, narrowEvent(event, "layers.opened").name] })),
    removeLayer: assign(({ context: { open }, event }) => ({
      open: open.filter((name) => name !== narrowEvent(event, "layers.closed").name)
    })),
    removeTopLayer: assign(({ context: { open } }) => ({ open: open.slice(0, -1) })),
    clearLayers: assign({ open: [] })
  }
}).createMachine({
  id: "layers",
  context: { open: [] },
  initial: "none",
  states: {
    none: { entry: "clearLayers", on: { "layers.opened": { target: "some", actions: "addLayer" } } },
    some: {
      invoke: { id: "coverHistory", src: "coverHistory" },
      on: {
        "layers.opened": [{ guard: "isLayerOpen" }, { actions: "addLayer" }],
        "layers.closed": [{ guard: "isOnlyLayer", target: "none" }, { actions: "removeLayer" }],
        "layers.back": [{ guard: "hasOneLayer", target: "none" }, { actions: "removeTopLayer" }],
        "navigation.resolved": "none",
        "navigation.lost": "none"
      }
    }
  }
})
