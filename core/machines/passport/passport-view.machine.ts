import { assign, enqueueActions, fromPromise, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { SavedFile } from "../../services/passport/passport.ts"
import type { ApiError } from "../../services/ports/api.ts"

type Refusal = typeof ApiError.Encoded
type OpenedPassport = { readonly photos: number }
type Result = { readonly outcome: Outcome<OpenedPassport, Refusal> }
type OpenedFile = { readonly url: string | null }
type FileResult = { readonly outcome: Outcome<OpenedFile, Refusal> }

export type PassportViewContext = {
  readonly photos: number
  readonly file: SavedFile | null
  /** `null` for a defect. */
  readonly refusal: Refusal | null
}

export type PassportViewEvent =
  { readonly type: "passportView.show" } | { readonly type: "passportView.hide" } | ({ readonly type: "passportView.open" } & SavedFile)

export type PassportViewFact = { readonly type: "passportView.opened"; readonly place: number; readonly url: string }

/** Shows the saved passport for a minute; its data are in the vault only in that state (PSPT-018, PERS-004). */
export const passportViewMachine = setup({
  types: {
    context: {} as PassportViewContext,
    events: {} as PassportViewEvent,
    tags: {} as "busy" | "shown" | "refused" | "fetching" | "closed"
  },
  actors: {
    openPassport: fromPromise<Outcome<OpenedPassport, Refusal>>(notProvided("openPassport")),
    openPassportFile: fromPromise<Outcome<OpenedFile, Refusal>, SavedFile>(notProvided("openPassportFile")),
    /** Clears the vault when stopped. */
    holdPassport: fromPromise<Outcome<never, never>>(notProvided("holdPassport"))
  },
  guards: {
    succeeded: (_, answer: Result) => hasSucceeded(answer),
    hasFileSucceeded: (_, answer: FileResult) => hasSucceeded(answer)
  },
  actions: {
    storePhotos: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? { photos: outcome.value.photos } : {})),
    storeRefusal: assign((_, { outcome }: Result) => ({ refusal: outcome._tag === "Failure" ? outcome.error : null })),
    clearPassport: assign({ photos: 0, file: null, refusal: null }),
    storeFile: assign(({ event }) => {
      const { isPdf, place } = narrowEvent(event, "passportView.open")
      return { file: { isPdf, place } }
    }),
    publishOpened: enqueueActions(({ context: { file }, enqueue }, { outcome }: FileResult) => {
      if (outcome._tag !== "Success" || outcome.value.url === null || file === null) return
      enqueue.sendParent({ type: "passportView.opened", place: file.place, url: outcome.value.url } satisfies PassportViewFact)
    })
  },
  delays: { reading: 60_000 }
}).createMachine({
  id: "passportView",
  context: { photos: 0, file: null, refusal: null },
  initial: "hidden",
  states: {
    hidden: { on: { "passportView.show": "opening" } },
    opening: {
      tags: "busy",
      entry: "clearPassport",
      invoke: {
        id: "openPassport",
        src: "openPassport",
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "shown", actions: { type: "storePhotos", params: outcomeOf } },
          { target: "refused", actions: { type: "storeRefusal", params: outcomeOf } }
        ],
        onError: "refused"
      },
      on: { "passportView.hide": "hidden" }
    },
    shown: {
      tags: "shown",
      invoke: { id: "holdPassport", src: "holdPassport" },
      after: { reading: "hidden" },
      on: { "passportView.hide": "hidden" },
      initial: "resting",
      states: {
        resting: { on: { "passportView.open": { target: "fetching", actions: "storeFile" } } },
        fetching: {
          tags: "fetching",
          invoke: {
            id: "openPassportFile",
            src: "openPassportFile",
            input: ({ context: { file } }): SavedFile => file ?? { place: 1, isPdf: false },
            onDone: [
              {
                guard: { type: "hasFileSucceeded", params: outcomeOf },
                target: "resting",
                actions: { type: "publishOpened", params: outcomeOf }
              },
              { target: "closed" }
            ],
            onError: "closed"
          }
        },
        closed: { tags: "closed", on: { "passportView.open": { target: "fetching", actions: "storeFile" } } }
      }
    },
    refused: { tags: "refused", on: { "passportView.show": "opening" } }
  }
})
