import { assign, setup } from "xstate"

type NoticesEvent = { readonly type: "notices.show"; readonly text: string } | { readonly type: "notices.close" }

/** Notices to the shopper, shown one at a time. */
export const noticesMachine = setup({
  types: { context: {} as { readonly texts: ReadonlyArray<string> }, events: {} as NoticesEvent },
  actions: {
    addNotice: assign(({ context: { texts } }, { text }: { readonly text: string }) => ({ texts: [...texts, text] })),
    removeNotice: assign(({ context: { texts } }) => ({ texts: texts.slice(1) }))
  }
}).createMachine({
  id: "notices",
  context: { texts: [] },
  on: { "notices.show": { actions: { type: "addNotice", params: ({ event }) => event } }, "notices.close": { actions: "removeNotice" } }
})
