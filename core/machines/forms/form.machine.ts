import { Record } from "effect"
import { assign, fromCallback, fromPromise, sendParent, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { ApiError } from "../../services/ports/api.ts"
import { formErrors, withoutError } from "../../domain/form/form-errors.ts"
import {
  draftOf,
  emptyValues,
  type Errors,
  type FieldValue,
  type FormDefinition,
  type FormRefusal,
  isSameSubject,
  openingValues,
  describeRefusal,
  type Values
} from "../../domain/form/form.ts"

export type FormContext = {
  readonly values: Values
  /** Message per secret; `null` when valid. */
  readonly verdicts: Readonly<Record<string, string | null>>
  readonly errors: Errors
  readonly banner: string | null
  /** Submissions; each focuses the first invalid field. */
  readonly tries: number
  readonly answer: unknown
  /** Upload progress per file in per cent; empty when not sending. */
  readonly sent: ReadonlyArray<number>
  /** Set when the dialog is left while the form is being sent; `values` when it is reset then, or opened for another subject. */
  readonly next: { readonly values?: Values } | null
}

export type FormEvent =
  | { readonly type: "form.change"; readonly field: string; readonly value: FieldValue }
  /** The vault stores a typed secret and validates all secrets of the form. */
  | {
      readonly type: "form.setVerdicts"
      readonly field: string
      readonly verdicts: FormContext["verdicts"]
      /** A whole choice, such as a file: its error shows at once. */
      readonly isComplete?: boolean
    }
  | { readonly type: "form.leave"; readonly field: string }
  | { readonly type: "form.submit" }
  /** Clears errors and secrets, and fills untouched fields with `values`. */
  | { readonly type: "form.open"; readonly values?: Values }
  | { readonly type: "form.reset"; readonly values?: Values }
  /** The reason for a refusal is gone: the form can be sent unchanged. */
  | { readonly type: "form.resume" }
  | { readonly type: "form.reconnected" }
  | { readonly type: "form.progress"; readonly place: number; readonly percent: number }
  /** Stops sending; input and files remain. */
  | { readonly type: "form.stop" }

export type FormFact = {
  readonly type: "form.done"
  readonly form: string
  readonly answer: unknown
  /** The form was opened for another subject while it was being sent. */
  readonly isReopened?: true
}

export type FormInput = { readonly values?: Readonly<Record<string, unknown>> }

export type InitialValuesOutcome = Outcome<Values, typeof ApiError.Encoded>

/** The vault adds the secrets. */
export type Submission = { readonly form: string; readonly values: Values }

type Result = { readonly outcome: Outcome<unknown, FormRefusal> }

/**
 * Form: open (editing or refused), submitting, done. Errors appear on submit, then on blur; those of chosen files at once. Changing a field clears
 * its error. Input survives refusals and closing the dialog. Offline, a form with `isSentLater` waits for the network until it is changed or left.
 * Opening, resetting or leaving a form that is being sent takes effect if it is not accepted.
 */
export const formMachine = (definition: FormDefinition) => {
  const opening = definition.isStored === true ? "reading" : "editing"
  const begun = definition.isStored === true ? "open.editing" : "open"
  return setup({
    types: {
      context: {} as FormContext,
      events: {} as FormEvent,
      input: {} as FormInput | undefined,
      tags: {} as "busy" | "reading" | "sending" | "editable" | "waiting" | "done"
    },
    actors: {
      submit: fromPromise<Result["outcome"], Submission>(notProvided("submit")),
      readStored: fromPromise<InitialValuesOutcome, Submission>(notProvided("readStored")),
      watchNetwork: fromCallback(notProvided("watchNetwork")),
      watchUploads: fromCallback<{ readonly type: string }, string>(notProvided("watchUploads"))
    },
    guards: {
      isValid: ({ context }) => Object.keys(formErrors(definition, context)).length === 0,
      isKnownField: ({ event }) => {
        const { field } = narrowEvent(event, "form.change", "form.setVerdicts", "form.leave")
        return definition.fields.some(({ name }) => name === field)
      },
      isOffline: (_, { outcome }: Result) => outcome._tag === "Failure" && outcome.error._tag === "Offline",
      succeeded: (_, answered: Result) => hasSucceeded(answered),
      isLeft: ({ context: { next } }) => next !== null
    },
    actions: {
      changeField: assign(({ context: { errors, values }, event }) => {
        const { field, value } = narrowEvent(event, "form.change")
        return { values: { ...values, [field]: value }, errors: withoutError(errors, field), banner: null }
      }),
      storeVerdicts: assign(({ context: { errors }, event }) => {
        const { field, isComplete, verdicts } = narrowEvent(event, "form.setVerdicts")
        const wrong = isComplete === true ? verdicts[field] : null
        const others = withoutError(errors, field)
        return { verdicts, errors: typeof wrong === "string" ? { ...others, [field]: wrong } : others, banner: null }
      }),
      checkLeftField: assign(({ context, event }) => {
        const { field } = narrowEvent(event, "form.leave")
        const wrong = formErrors(definition, context)[field]
        return context.tries === 0 || wrong === undefined ? {} : { errors: { ...context.errors, [field]: wrong } }
      }),
      countTry: assign({ tries: ({ context }) => context.tries + 1, errors: {}, banner: null, sent: [], next: null }),
      storeProgress: assign(({ context: { sent }, event }) => {
        const { percent, place } = narrowEvent(event, "form.progress")
        return {
          sent: Array.from({ length: Math.max(sent.length, place + 1) }, (_, each) => (each === place ? percent : (sent[each] ?? 0)))
        }
      }),
      clearProgress: assign({ sent: [] }),
      storeErrors: assign({ errors: ({ context }) => formErrors(definition, context) }),
      storeRefusal: assign((_, { refusal }: { readonly refusal: FormRefusal }) => describeRefusal(definition, refusal)),
      storeAnswer: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? { answer: outcome.value } : {})),
      publishDone: sendParent(({ context: { answer, next, values } }): FormFact => ({
        type: "form.done",
        form: definition.name,
        answer,
        ...(next?.values !== undefined && !isSameSubject(definition, next.values, values) && { isReopened: true })
      })),
      fillUntouchedFields: assign(({ context: { values }, event }) => ({
        ...blank,
        values: openingValues(definition, values, narrowEvent(event, "form.open").values ?? {})
      })),
      fillStoredValues: assign(({ context: { values } }, { outcome }: { readonly outcome: InitialValuesOutcome }) =>
        outcome._tag === "Success" ? { values: openingValues(definition, values, outcome.value) } : {}
      ),
      clearErrors: assign({ errors: {}, banner: null }),
      markLeft: assign({ next: ({ context: { next } }) => next ?? {} }),
      storeNextOpening: assign(({ context: { next, values }, event }) => {
        const opened = openingValues(definition, next?.values ?? values, narrowEvent(event, "form.open").values ?? {})
        return { next: next?.values === undefined && isSameSubject(definition, opened, values) ? null : { values: opened } }
      }),
      storeNextReset: assign(({ event }) => ({ next: { values: initialValues(definition, narrowEvent(event, "form.reset").values) } })),
      clearNext: assign({ next: null }),
      applyNext: assign(({ context: { next } }) => (next?.values === undefined ? { next: null } : { ...blank, values: next.values })),
      resetForm: assign(({ event }) => ({
        ...blank,
        values: initialValues(definition, narrowEvent(event, "form.open", "form.reset").values)
      }))
    }
  }).createMachine({
    id: definition.name,
    context: ({ input }) => ({ ...blank, values: initialValues(definition, input?.values) }),
    initial: "open",
    states: {
      open: {
        tags: "editable",
        initial: opening,
        states: {
          ...(definition.isStored === true && {
            /** Reads the stored values. Until they arrive, or if reading fails, the dialog's values are used. */
            reading: {
              tags: "reading" as const,
              invoke: {
                id: "readStored",
                src: "readStored",
                input: ({ context: { values } }: { readonly context: FormContext }): Submission => ({ form: definition.name, values }),
                onDone: { target: "editing", actions: { type: "fillStoredValues" as const, params: outcomeOf<InitialValuesOutcome> } },
                onError: "editing"
              }
            }
          }),
          editing: {},
          refused: {},
          ...(definition.isSentLater === true && {
            waiting: {
              tags: "waiting",
              invoke: { id: "watchNetwork", src: "watchNetwork" },
              on: { "form.reconnected": { target: `#${definition.name}.submitting`, actions: "countTry" } }
            }
          })
        },
        on: {
          "form.change": { guard: "isKnownField", target: ".editing", actions: "changeField" },
          "form.setVerdicts": { guard: "isKnownField", target: ".editing", actions: "storeVerdicts" },
          "form.leave": { guard: "isKnownField", actions: "checkLeftField" },
          "form.open": { target: `.${opening}`, actions: "fillUntouchedFields" },
          "form.reset": { target: ".editing", actions: "resetForm" },
          "form.resume": { target: ".editing", actions: "clearErrors" },
          "form.submit": [
            { guard: "isValid", target: "submitting", actions: "countTry" },
            { target: ".editing", actions: ["countTry", "storeErrors"] }
          ]
        }
      },
      submitting: {
        tags: ["busy", "sending"],
        ...(definition.hasFiles === true && { exit: "clearProgress" as const }),
        on: {
          "form.open": { actions: "storeNextOpening" },
          "form.reset": { actions: "storeNextReset" },
          "form.resume": { actions: "markLeft" },
          ...(definition.hasFiles === true && {
            "form.progress": { actions: "storeProgress" as const },
            "form.stop": { target: "open.editing" as const, actions: "applyNext" as const }
          })
        },
        invoke: [
          ...(definition.hasFiles === true ? [{ id: "watchUploads" as const, src: "watchUploads" as const, input: definition.name }] : []),
          {
            id: "submit",
            src: "submit",
            input: ({ context: { values } }): Submission => ({ form: definition.name, values }),
            onDone: [
              {
                guard: { type: "succeeded", params: outcomeOf },
                target: "done",
                actions: [{ type: "storeAnswer", params: outcomeOf }, "publishDone", "clearNext"]
              },
              { guard: "isLeft", target: "open", actions: "applyNext" },
              ...(definition.isSentLater === true
                ? [
                    {
                      guard: { type: "isOffline" as const, params: outcomeOf },
                      target: "open.waiting",
                      actions: { type: "storeRefusal" as const, params: { refusal: { _tag: "Offline" as const } } }
                    }
                  ]
                : []),
              {
                target: "open.refused",
                actions: {
                  type: "storeRefusal",
                  params: ({ event }) => ({ refusal: event.output._tag === "Failure" ? event.output.error : { _tag: "Defect" as const } })
                }
              }
            ],
            onError: [
              { guard: "isLeft", target: "open", actions: "applyNext" },
              { target: "open.refused", actions: { type: "storeRefusal", params: { refusal: { _tag: "Defect" } } } }
            ]
          }
        ]
      },
      done: {
        tags: "done",
        on: {
          "form.change": { guard: "isKnownField", target: begun, actions: "changeField" },
          "form.open": { target: "open", actions: "resetForm" },
          "form.reset": { target: begun, actions: "resetForm" }
        }
      }
    }
  })
}

export type FormMachine = ReturnType<typeof formMachine>

export const formMachines = <Name extends string>(forms: Readonly<Record<Name, FormDefinition>>): Readonly<Record<Name, FormMachine>> =>
  Record.map(forms, formMachine)

const blank = { verdicts: {}, errors: {}, banner: null, tries: 0, answer: null, sent: [], next: null } as const

const initialValues = (definition: FormDefinition, values: Readonly<Record<string, unknown>> | undefined): Values => ({
  ...emptyValues(definition),
  ...draftOf(definition, values)
})
