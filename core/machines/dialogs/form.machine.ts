import { assign, fromCallback, fromPromise, sendParent, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
import {
  draftOf,
  emptyValues,
  type Errors,
  type FieldValue,
  type FormDefinition,
  type FormRefusal,
  openedWith,
  speak,
  type Values
} from "../../domain/form/form.ts"

export type FormContext = {
  readonly values: Values
  /** What is wrong with each secret that was typed; `null` where nothing is. */
  readonly verdicts: Readonly<Record<string, string | null>>
  /** What is said at the fields now. */
  readonly errors: Errors
  readonly banner: string | null
  /** How often it was sent or tried; the first wrong field takes the focus after each. */
  readonly tries: number
  /** What the server answered. */
  readonly answer: unknown
}

export type FormEvent =
  | { readonly type: "form.change"; readonly field: string; readonly value: FieldValue }
  /** A secret was typed: the vault holds it, and judged every secret of the form. */
  | { readonly type: "form.judge"; readonly field: string; readonly verdicts: FormContext["verdicts"] }
  | { readonly type: "form.leave"; readonly field: string }
  | { readonly type: "form.submit" }
  /** It comes into sight: nothing is wrong yet, its secrets are to be typed again, and what is known stands where nothing was typed. */
  | { readonly type: "form.open"; readonly values?: Values }
  /** It begins anew with these values. */
  | { readonly type: "form.renew"; readonly values?: Values }
  /** What kept the shop from taking it is gone: it can be sent as it stands. */
  | { readonly type: "form.resume" }
  /** The network is back. */
  | { readonly type: "form.wake" }

/** What a form tells its parent. */
export type FormFact = { readonly type: "form.done"; readonly form: string; readonly answer: unknown }

export type FormInput = { readonly values?: Readonly<Record<string, unknown>> }

/** What is sent: the secrets are added from the vault on the way. */
export type Submission = { readonly form: string; readonly values: Values }

type Answer = Outcome<unknown, FormRefusal>
type Answered = { readonly event: { readonly output: Answer } }

/**
 * The one machine of every form: open (being edited, or refused), submitting, done. Errors are said when it is sent, and on leaving a field after that;
 * they go while the field changes (design §10). Sending twice is impossible, and what was typed outlives every refusal. It lives on when its dialog
 * is closed, so a draft is there when it opens again. Where there is no network, one that may be sent later waits for it, until it is changed or left.
 */
export const formMachine = (definition: FormDefinition) =>
  setup({
    types: {
      context: {} as FormContext,
      events: {} as FormEvent,
      input: {} as FormInput | undefined,
      tags: {} as "busy" | "sending" | "editable" | "waiting" | "done"
    },
    actors: {
      submit: fromPromise<Answer, Submission>(notProvided("submit")),
      watchNetwork: fromCallback(notProvided("watchNetwork"))
    },
    guards: {
      isSound: ({ context }) => Object.keys(wrongIn(definition, context)).length === 0,
      isKnown: (_, { field }: { readonly field: string }) => definition.fields.some(({ name }) => name === field),
      isToWait: (_, { outcome }: { readonly outcome: Answer }) => outcome._tag === "Failure" && outcome.error._tag === "Offline",
      succeeded: (_, { outcome }: { readonly outcome: Answer }) => hasSucceeded({ outcome })
    },
    actions: {
      change: assign(({ context: { errors, values } }, { field, value }: { readonly field: string; readonly value: FieldValue }) => ({
        values: { ...values, [field]: value },
        errors: without(errors, field),
        banner: null
      })),
      judge: assign(
        ({ context: { errors } }, { field, verdicts }: { readonly field: string; readonly verdicts: FormContext["verdicts"] }) => ({
          verdicts,
          errors: without(errors, field),
          banner: null
        })
      ),
      judgeLeft: assign(({ context }, { field }: { readonly field: string }) => {
        const wrong = wrongIn(definition, context)[field]
        return context.tries === 0 || wrong === undefined ? {} : { errors: { ...context.errors, [field]: wrong } }
      }),
      try: assign({ tries: ({ context }) => context.tries + 1, errors: {}, banner: null }),
      sayWrong: assign({ errors: ({ context }) => wrongIn(definition, context) }),
      sayRefusal: assign((_, { refusal }: { readonly refusal: FormRefusal }) => speak(definition, refusal)),
      keepAnswer: assign((_, { outcome }: { readonly outcome: Answer }) => (outcome._tag === "Success" ? { answer: outcome.value } : {})),
      tellDone: sendParent(({ context: { answer } }): FormFact => ({ type: "form.done", form: definition.name, answer })),
      open: assign(({ context }, { values = {} }: { readonly values?: Values }) => ({
        ...blank,
        values: openedWith(definition, context.values, values)
      })),
      hush: assign({ errors: {}, banner: null }),
      renew: assign((_, { values }: { readonly values?: Values }) => ({ ...blank, values: whole(definition, values) }))
    }
  }).createMachine({
    id: definition.name,
    context: ({ input }) => ({ ...blank, values: whole(definition, input?.values) }),
    initial: "open",
    states: {
      open: {
        tags: "editable",
        initial: "editing",
        states: {
          editing: {},
          refused: {},
          ...(definition.isSentLater === true && {
            waiting: {
              tags: "waiting",
              invoke: { id: "watchNetwork", src: "watchNetwork" },
              on: { "form.wake": { target: `#${definition.name}.submitting`, actions: "try" } }
            }
          })
        },
        on: {
          "form.change": {
            guard: { type: "isKnown", params: ({ event }) => event },
            target: ".editing",
            actions: { type: "change", params: ({ event }) => event }
          },
          "form.judge": {
            guard: { type: "isKnown", params: ({ event }) => event },
            target: ".editing",
            actions: { type: "judge", params: ({ event }) => event }
          },
          "form.leave": {
            guard: { type: "isKnown", params: ({ event }) => event },
            actions: { type: "judgeLeft", params: ({ event }) => event }
          },
          "form.open": { target: ".editing", actions: { type: "open", params: ({ event }) => event } },
          "form.renew": { target: ".editing", actions: { type: "renew", params: ({ event }) => event } },
          "form.resume": { target: ".editing", actions: "hush" },
          "form.submit": [
            { guard: "isSound", target: "submitting", actions: "try" },
            { target: ".editing", actions: ["try", "sayWrong"] }
          ]
        }
      },
      submitting: {
        tags: ["busy", "sending"],
        invoke: {
          id: "submit",
          src: "submit",
          input: ({ context: { values } }): Submission => ({ form: definition.name, values }),
          onDone: [
            {
              guard: { type: "succeeded", params: ({ event }) => ({ outcome: event.output }) },
              target: "done",
              actions: [{ type: "keepAnswer", params: ({ event }) => ({ outcome: event.output }) }, "tellDone"]
            },
            ...(definition.isSentLater === true
              ? [
                  {
                    guard: { type: "isToWait" as const, params: ({ event }: Answered) => ({ outcome: event.output }) },
                    target: "open.waiting",
                    actions: { type: "sayRefusal" as const, params: { refusal: { _tag: "Offline" as const } } }
                  }
                ]
              : []),
            {
              target: "open.refused",
              actions: {
                type: "sayRefusal",
                params: ({ event }) => ({ refusal: event.output._tag === "Failure" ? event.output.error : { _tag: "Defect" as const } })
              }
            }
          ],
          onError: { target: "open.refused", actions: { type: "sayRefusal", params: { refusal: { _tag: "Defect" } } } }
        }
      },
      done: {
        tags: "done",
        on: {
          "form.change": {
            guard: { type: "isKnown", params: ({ event }) => event },
            target: "open",
            actions: { type: "change", params: ({ event }) => event }
          },
          "form.open": { target: "open", actions: { type: "renew", params: ({ event }) => event } },
          "form.renew": { target: "open", actions: { type: "renew", params: ({ event }) => event } }
        }
      }
    }
  })

export type FormMachine = ReturnType<typeof formMachine>

/** Nothing was judged, tried or answered. */
const blank = { verdicts: {}, errors: {}, banner: null, tries: 0, answer: null } as const

const whole = (definition: FormDefinition, values: Readonly<Record<string, unknown>> | undefined): Values => ({
  ...emptyValues(definition),
  ...draftOf(definition, values)
})

/** Everything that is wrong now, said or not, in the order of the fields. */
const wrongIn = (definition: FormDefinition, { values, verdicts }: FormContext): Errors => {
  const wrong: Errors = definition.check(values)
  return Object.fromEntries(
    definition.fields.flatMap(({ askedWhen, isRequired, kind, name }) => {
      if (askedWhen?.(values) === false) return []
      const said = kind === "secret" ? (name in verdicts ? verdicts[name] : isRequired ? "Обязательное поле" : null) : wrong[name]
      return typeof said === "string" ? [[name, said] as const] : []
    })
  )
}

const without = (errors: Errors, field: string): Errors => Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))
