import { assign, emit, fromPromise, raise, sendParent, sendTo, setup, spawnChild, stopChild } from "xstate"
import { lazyMachine } from "../../core/kernel/lazy-machine.ts"
import type { Machines } from "../../core/journal/machines.ts"
import type { noteMachine } from "./note.machine.ts"

/** A child with input, a draft, a message to its parent, and a guard that can throw. */
export const formMachine = setup({
  types: {
    context: {} as { readonly draft: string; readonly edits: number },
    events: {} as
      { readonly type: "form.changed"; readonly text: string } | { readonly type: "form.submit" } | { readonly type: "form.crash" },
    input: {} as { readonly draft: string }
  },
  guards: {
    isBroken: () => {
      throw new TypeError("a guard that throws")
    }
  },
  actions: {
    storeDraft: assign(({ context, event }) => (event.type === "form.changed" ? { draft: event.text, edits: context.edits + 1 } : {})),
    publishSubmitted: sendParent({ type: "form.submitted" })
  }
}).createMachine({
  id: "form",
  context: ({ input }) => ({ draft: input.draft, edits: 0 }),
  initial: "editing",
  states: {
    editing: {
      on: {
        "form.changed": { actions: "storeDraft" },
        "form.submit": { target: "done", actions: "publishSubmitted" },
        "form.crash": { guard: "isBroken", target: "done" }
      }
    },
    done: {}
  }
})

/** A machine with a delay: an hourglass that runs out after ten seconds and restarts when turned. */
export const glassMachine = setup({
  types: { context: {} as { readonly turns: number }, events: {} as { readonly type: "glass.turn" } },
  delays: { sand: 10_000 },
  actions: { countTurn: assign({ turns: ({ context }) => context.turns + 1 }) }
}).createMachine({
  id: "glass",
  context: { turns: 0 },
  initial: "running",
  states: {
    running: { after: { sand: "empty" }, on: { "glass.turn": { target: "running", reenter: true, actions: "countTurn" } } },
    empty: { on: { "glass.turn": { target: "running", actions: "countTurn" } } }
  }
})

/** A machine that gives one system id to two actors, so that XState throws in the middle of a step. */
export const twinsMachine = setup({
  types: { context: {} as { readonly born: number }, events: {} as { readonly type: "twins.bear" } },
  actors: { form: formMachine },
  actions: {
    countBirth: assign({ born: ({ context }) => context.born + 1 }),
    bearOne: spawnChild("form", { id: "one", systemId: "twin", input: { draft: "" } }),
    bearOther: spawnChild("form", { id: "other", systemId: "twin", input: { draft: "" } })
  }
}).createMachine({
  id: "twins",
  context: { born: 0 },
  initial: "expecting",
  states: { expecting: { on: { "twins.bear": { actions: ["countBirth", "bearOne", "bearOther"] } } } }
})

export const lazyNote = lazyMachine<typeof noteMachine>("note", () => import("./note.machine.ts").then((module) => module.noteMachine))

type FamilyEvent =
  | { readonly type: "dialog.open"; readonly draft: string }
  | { readonly type: "dialog.close" }
  | { readonly type: "dialog.type"; readonly text: string }
  | { readonly type: "dialog.submit" }
  | { readonly type: "dialog.crash" }
  | { readonly type: "form.submitted" }
  | { readonly type: "family.noticed" }
  | { readonly type: "family.fetch"; readonly question: string }
  | { readonly type: "family.note" }
  | { readonly type: "note.line"; readonly line: string }
  | { readonly type: "glass.set" }
  | { readonly type: "glass.turn" }
  | { readonly type: "glass.take" }

type FamilyContext = {
  readonly opened: number
  readonly submitted: number
  readonly noticed: number
  readonly defect: string
  readonly answers: ReadonlyArray<string>
}

/** A parent with every kind of event that a journal must survive. */
export const familyMachine = setup({
  types: { context: {} as FamilyContext, events: {} as FamilyEvent, emitted: {} as { readonly type: "dialog.opened" } },
  actors: {
    form: formMachine,
    glass: glassMachine,
    note: lazyNote,
    fetch: fromPromise<string, string>(({ input }) =>
      input === "break" ? Promise.reject(new Error("boom")) : Promise.resolve(`${input}!`)
    )
  },
  actions: {
    countOpening: assign({ opened: ({ context }) => context.opened + 1 }),
    countSubmission: assign({ submitted: ({ context }) => context.submitted + 1 }),
    countNotice: assign({ noticed: ({ context }) => context.noticed + 1 }),
    storeAnswer: assign({ answers: ({ context }, params: { readonly answer: string }) => [...context.answers, params.answer] }),
    storeDefect: assign({ defect: (_, params: { readonly message: string }) => params.message }),
    notice: raise({ type: "family.noticed" }),
    announce: emit({ type: "dialog.opened" }),
    passDown: sendTo("login", ({ event }) => ({ type: "form.changed", text: event.type === "dialog.type" ? event.text : "" })),
    submitDown: sendTo("login", { type: "form.submit" }),
    crashDown: sendTo("login", { type: "form.crash" }),
    setGlass: spawnChild("glass", { id: "glass" }),
    turnGlass: sendTo("glass", { type: "glass.turn" }),
    removeGlass: stopChild("glass"),
    openNote: spawnChild("note", { id: "note" }),
    writeNote: sendTo("note", ({ event }) => ({ type: "note.write", line: event.type === "note.line" ? event.line : "" }))
  }
}).createMachine({
  id: "family",
  context: { opened: 0, submitted: 0, noticed: 0, defect: "", answers: [] },
  initial: "closed",
  on: {
    "form.submitted": { actions: "countSubmission" },
    "family.noticed": { actions: "countNotice" },
    "glass.set": { actions: "setGlass" },
    "glass.turn": { actions: "turnGlass" },
    "glass.take": { actions: "removeGlass" },
    "family.note": { actions: "openNote" },
    "note.line": { actions: "writeNote" }
  },
  states: {
    closed: { on: { "dialog.open": "open", "family.fetch": "fetching" } },
    open: {
      entry: ["countOpening", "notice", "announce"],
      invoke: {
        id: "login",
        systemId: "login",
        src: "form",
        input: ({ event }) => ({ draft: event.type === "dialog.open" ? event.draft : "" }),
        onError: {
          target: "closed",
          actions: { type: "storeDefect", params: ({ event }) => ({ message: (event.error as { readonly message: string }).message }) }
        }
      },
      on: {
        "dialog.close": "closed",
        "dialog.type": { actions: "passDown" },
        "dialog.submit": { actions: "submitDown" },
        "dialog.crash": { actions: "crashDown" }
      }
    },
    fetching: {
      invoke: {
        id: "fetch",
        src: "fetch",
        input: ({ event }) => (event.type === "family.fetch" ? event.question : ""),
        onDone: { target: "closed", actions: { type: "storeAnswer", params: ({ event }) => ({ answer: event.output }) } },
        onError: {
          target: "closed",
          actions: { type: "storeDefect", params: ({ event }) => ({ message: (event.error as { readonly message: string }).message }) }
        }
      }
    }
  }
})

export const familyMachines: Machines = {
  family: familyMachine,
  form: formMachine,
  glass: glassMachine,
  note: lazyNote,
  twins: twinsMachine
}
