import { assign, setup } from "xstate"

/** A machine loaded on demand, as a screen's machine is. */
export const noteMachine = setup({
  types: { context: {} as { readonly lines: ReadonlyArray<string> }, events: {} as { readonly type: "note.write"; readonly line: string } },
  actions: { addLine: assign(({ context, event }) => ({ lines: [...context.lines, event.line] })) }
}).createMachine({
  id: "note",
  context: { lines: [] },
  initial: "open",
  states: { open: { on: { "note.write": { actions: "addLine" } } } }
})
