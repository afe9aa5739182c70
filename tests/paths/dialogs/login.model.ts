import type { SnapshotFrom } from "xstate"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { loginForm } from "../../../core/forms/login.ts"
import { type FormContext, type FormMachine, formMachine } from "../../../core/machines/forms/form.machine.ts"
import { formSentences } from "../../../qa/paths/form-sentences.ts"
import { currentState, defineModel } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"

type Snapshot = SnapshotFrom<FormMachine>

const email = "anna@example.ru"
const missing = "Обязательное поле"
const call = { call: "session.logIn", requestId: null } as const
const refusal = { _tag: "Refused", ...call, status: 422, message: "Проверьте адрес", errors: { email: "Такой адрес занят" } } as const
const unknownUser = { ...refusal, status: 403, errors: {} }
const change = (value: string) => ({ type: "form.change", field: "email", value })
const setVerdict = (verdict: string | null) => ({ type: "form.setVerdicts", field: "password", verdicts: { password: verdict } })
const leave = (field: string) => ({ type: "form.leave", field })
const answered = (output: unknown) => ({ type: "xstate.done.actor.submit", output })
const threw = { type: "xstate.error.actor.submit", error: defect }
const filled = [change(email), setVerdict(null), { type: "form.submit" }]

const isValid = ({ values, verdicts }: FormContext) => values["email"] === email && verdicts["password"] === null
const isEditing = (snapshot: Snapshot) => currentState(snapshot) === "open.editing"
const isFresh = (snapshot: Snapshot) => isEditing(snapshot) && snapshot.context.tries === 0
const isSubmitting = (snapshot: Snapshot) => snapshot.matches("submitting")
const rejection = { kind: "status", status: 403, body: JSON.stringify({ message: "", data: { errors: {} } }) } as const

/** The login represents the forms of dialogs: a text, a secret, a draft that outlives its dialog. */
export const model = defineModel<FormMachine>({
  name: "login",
  actorPath: "shop/dialogs/login",
  world: {
    machine: formMachine(loginForm),
    /** Leaves out repetitions: a form is filled once, tried at most twice, and sent again only after a refusal. */
    isExplored: (snapshot, { type }) => {
      const context: FormContext = snapshot.context
      if (snapshot.matches("done")) return true
      if (type === "form.submit") return context.tries < (isValid(context) ? 2 : 1)
      return type !== "form.change" || context.values["email"] === "" || context.banner !== null
    },
    events: [
      change(email),
      change("anna@"),
      { type: "form.change", field: "unknown", value: "x" },
      setVerdict(null),
      setVerdict(missing),
      { type: "form.setVerdicts", field: "unknown", verdicts: {} },
      leave("email"),
      leave("password"),
      leave("unknown"),
      { type: "form.open" },
      { type: "form.open", values: { email: "vera@example.ru" } },
      { type: "form.submit" },
      answered(succeeded({ user })),
      answered(failed(refusal)),
      answered(failed(unknownUser)),
      answered(failed({ _tag: "SecretsGone" })),
      answered(failed({ _tag: "Unreachable" })),
      answered(failed({ _tag: "Offline" })),
      { type: "form.reconnected" },
      threw
    ]
  },
  ...formSentences(loginForm),
  stages: [
    {
      address: "/personal/profile/",
      startEvents: [setVerdict(missing)],
      heldRequests: /^\/api\/v2\/session/,
      isTour: true,
      prepare: ({ account }) => account.see("Вход"),
      acts: [
        { title: "the empty form is sent", events: [{ type: "form.submit" }], when: isFresh, run: ({ account }) => account.press("Войти") },
        {
          title: "an incomplete address is typed, and the field is left",
          events: [change("anna@"), leave("email")],
          when: (snapshot) => isEditing(snapshot) && snapshot.context.tries === 1,
          run: async ({ account }) => {
            await account.write("E-mail", "anna@")
            await account.field("E-mail").blur()
          }
        },
        {
          title: "a password is typed",
          events: [setVerdict(null)],
          when: isEditing,
          run: ({ account }) => account.write("Пароль", "krasota-1")
        },
        {
          title: "the dialog is closed and opened again",
          events: [{ type: "form.open" }, setVerdict(missing)],
          when: isEditing,
          run: (tools) => reopen(tools)
        },
        { title: "a complete form is sent", events: filled, when: isEditing, run: (tools) => signIn(tools) },
        {
          title: "the server rejects the credentials",
          events: [answered(failed(unknownUser))],
          when: isSubmitting,
          answer: rejection
        },
        {
          title: "the dialog is closed and opened again while the form is sent",
          events: [{ type: "form.resume" }, { type: "form.open" }],
          when: isSubmitting,
          run: (tools) => reopen(tools)
        },
        {
          title: "the dialog is closed while the form is sent, and opened again after the server rejects it",
          events: [{ type: "form.resume" }, answered(failed(unknownUser)), { type: "form.open" }, setVerdict(missing)],
          when: isSubmitting,
          run: (tools) => reopen(tools, () => tools.gate.answerOnce(rejection))
        },
        {
          title: "the form is sent in a browser whose call throws",
          events: [...filled, threw],
          when: (snapshot) => currentState(snapshot) === "open.refused",
          isLast: true,
          run: async (tools) => {
            await tools.breakFunction("new URLSearchParams of a list")
            await signIn(tools)
          }
        },
        {
          title: "a user signs in",
          events: [...filled, answered(succeeded({ user })), { type: "form.reset" }],
          when: isFresh,
          isLast: true,
          run: async (tools) => {
            tools.gate.answer("well")
            await signIn(tools, (await tools.newAccount()).email)
          }
        }
      ],
      seeState: async (snapshot, { account }) => {
        const { banner, errors } = snapshot.context
        if (snapshot.context.tries === 0) return
        for (const { label, name } of loginForm.fields) {
          const error = errors[name]
          if (error !== undefined) await account.seeWrong(label, error)
        }
        if (banner !== null) await account.seeBanner(banner)
      }
    }
  ],
  uncrossed: {
    "submitting --form.reset#0--> stays": "tests/core/dialogs/forms-while-sending.test.ts covers a sign-out while a form is sent",
    "submitting --xstate.error.actor.submit#0--> open": "tests/core/dialogs/forms-while-sending.test.ts covers a call that throws"
  },
  unreachable: {
    "open --form.resume#0--> open.editing": "a login that interrupts another dialog is never interrupted itself",
    "done --form.change#0--> open": "an accepted form is reset at once",
    "done --form.open#0--> open": "an accepted form is reset at once"
  }
})

/** Duration of a dialog's fading. */
const fadingMs = 200

async function reopen({ account, page }: ActTools, meanwhile?: () => Promise<unknown>): Promise<void> {
  await page.keyboard.press("Escape")
  await page.clock.runFor(fadingMs)
  await meanwhile?.()
  await account.openLogin()
}

async function signIn({ account }: ActTools, address = email): Promise<void> {
  await account.signIn(address, "krasota-1")
}
