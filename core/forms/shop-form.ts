import type { CallKey, GivenByKey } from "../contract/calls.ts"
import { type Dialog, type DialogKey, dialogOf, type DialogProps } from "../contract/dialogs.ts"
import type { User } from "../contract/session.ts"
import type { FormDefinition, Values } from "../domain/form/form.ts"

/** Form with its own machine. `satisfies ShopForm` keeps the type of its call; annotated as `ShopForm`, it needs a program in `submit-form.ts`. */
export type ShopForm = FormDefinition & {
  /** Call that sends the form, or all calls of its program. Their code is preloaded. */
  readonly sentBy: FormCall | ReadonlyArray<CallKey>
  /** None for a form in a page. Two dialogs may share one (DLG-032). */
  readonly dialogs?: FormDialogs
  /** Stored on the device for half an hour after the last change; secrets and consents never are. */
  readonly isDrafted?: true
  /** Dialog after success; without one the form starts anew. Other effects are in `afterForm` of `core/shop/capabilities`. */
  readonly after?: (answer: unknown) => Dialog | undefined
}

export type FormCall<K extends CallKey = CallKey> = FormCallOptions & {
  readonly call: K
  readonly input: (values: Values) => GivenByKey[K]
}

type FormCallOptions = {
  /** Waits for the guest id, which may still be loading. */
  readonly needsVisitor?: true
  /** Derives the idempotency key from the content, so that a retry has no second effect. */
  readonly isKeyedByContent?: true
}

export const formCall = <K extends CallKey>(call: K, input: FormCall<K>["input"], options: FormCallOptions = {}): FormCall<K> => ({
  call,
  input,
  ...options
})

export type FormDialogs = { readonly [K in DialogKey]?: (props: DialogProps<K>, user: User | null) => Values | undefined }

export const openEmpty = (): undefined => undefined

/** Passes on the e-mail typed in another form. */
export const typedEmail = ({ email }: { readonly email?: string }): Values | undefined => (email === undefined ? undefined : { email })

/** Shows the errors of fields, or else the shop's message; `unanswered` without an answer. */
export const showRefusal =
  (unanswered: string): FormDefinition["refused"] =>
  (refusal) => {
    if (refusal._tag !== "Refused") return { banner: unanswered, errors: {} }
    return Object.keys(refusal.errors).length > 0 ? { banner: null, errors: refusal.errors } : { banner: refusal.message, errors: {} }
  }

export const unsavedText = "Не получилось сохранить. Введённое осталось в форме"

type Info = Extract<Dialog, { readonly key: "info" }>["props"]

export const infoDialog = (props: Info) => (): Dialog | undefined => dialogOf("info", props)
