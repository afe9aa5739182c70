import type { Mask } from "./mask.ts"
import { networkText } from "../shell/network-text.ts"
import { waitText } from "../text/waiting.ts"

/** Plain JSON; secrets are only in the vault. */
export type FieldValue = string | boolean
export type Values = Readonly<Record<string, FieldValue>>

export type Errors = Readonly<Record<string, string>>

/** Texts declare privacy, other kinds imply it (`core/domain/schema/privacy.ts`). */
type Kind =
  | { readonly kind: "email" | "phone" | "date" | "flag" | "secret"; readonly privacy?: never }
  | { readonly kind: "text" | "lines" | "choice" | "given"; readonly privacy: "personal" | "plain" }

/** A `given` field is not typed but passed when the form opens. */
export type Field = Kind & {
  readonly name: string
  readonly label: string
  readonly options?: ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** VAL-006 … VAL-009. */
  readonly mask?: Mask
  readonly hint?: string
  /** Secret shown in clear text, to be compared with paper. */
  readonly isSeen?: true
  /** Restored when the form reopens in the same tab. */
  readonly isRecalled?: true
  /** Its error quotes personal data, which the journal masks. */
  readonly isErrorPersonal?: true
  /** Shows an asterisk; `check` has the rule. */
  readonly isRequired?: true
  /** `longestText` by default. */
  readonly most?: number
  readonly isCounted?: true
  /** Counter limit; longer text can be typed but is an error. */
  readonly counts?: number
  /** Hides the field and skips its check when false. */
  readonly askedWhen?: (values: Values) => boolean
  /** Given field with the saved value. This field follows it while both are equal. */
  readonly follows?: string
  readonly autocomplete?: string
}

export type FormRefusal =
  | ResponseRefusal
  | { readonly _tag: "TooOften"; readonly retryAfterSeconds?: number | null }
  | { readonly _tag: "SecretsGone" | "Offline" | "Unreachable" | "ServerFailed" | "Unreadable" | "Defect" }

/** `LinkGone`: the link's secret is missing. */
export type ResponseRefusal =
  | { readonly _tag: "Refused"; readonly status: number; readonly message: string; readonly errors: Errors }
  | { readonly _tag: "AuthenticationFailed" | "LinkGone" }

export type FormMessages = { readonly banner: string | null; readonly errors: Errors }

export type FormDefinition = {
  /** Name in the journal and the vault. */
  readonly name: string
  readonly fields: ReadonlyArray<Field>
  /** Given field with the subject's id; another subject resets the form. */
  readonly subject?: string
  /** Queued while offline, which requires an idempotent request. */
  readonly isSentLater?: true
  /** Values, or the reason why it cannot be sent, are loaded from the shop when the form opens. */
  readonly isStored?: true
  /** Shows upload progress and can be cancelled. */
  readonly hasFiles?: true
  /** Alternative after too many attempts, follows «или». */
  readonly alternative?: string
  readonly check: (values: Values) => Errors
  /** Runs in the vault: no event contains secrets. */
  readonly judge: (secrets: Readonly<Record<string, string>>) => Errors
  readonly refused: (refusal: ResponseRefusal) => FormMessages
}

/** Text of a typed value; empty for flags and missing values. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

/** Drops unfit values: a draft may be older than the definition. */
export const draftOf = ({ fields }: FormDefinition, draft: Readonly<Record<string, unknown>> | undefined): Values =>
  Object.fromEntries(
    fields.flatMap(({ kind, name }): ReadonlyArray<readonly [string, FieldValue]> => {
      const value = kind === "secret" ? undefined : draft?.[name]
      if (kind === "flag") return typeof value === "boolean" ? [[name, value]] : []
      return typeof value === "string" ? [[name, value]] : []
    })
  )

export const isTouched = (definition: FormDefinition, values: Values): boolean => {
  const empty = emptyValues(definition)
  return Object.entries(draftOf(definition, values)).some(([name, value]) => !isGiven(definition, name) && value !== empty[name])
}

/** Keeps typed values and refreshes given ones. */
export const openingValues = (definition: FormDefinition, values: Values, opening: Values): Values => {
  const { subject } = definition
  if (subject !== undefined && values[subject] !== opening[subject]) return { ...emptyValues(definition), ...opening }
  const isUntouched = (name: string) => values[name] === "" || isFollowing(definition, values, name)
  return { ...values, ...Object.fromEntries(Object.entries(opening).filter(([name]) => isGiven(definition, name) || isUntouched(name))) }
}

/** Input without the fields that the page gives, such as the product's id. */
export const withoutGiven = (definition: FormDefinition, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isGiven(definition, name)))

/** Compares the subjects of two openings; of a form without one all given fields. */
export const isSameSubject = ({ fields, subject }: FormDefinition, one: Values, other: Values): boolean =>
  fields.every(({ kind, name }) => (subject === undefined ? kind !== "given" : name !== subject) || one[name] === other[name])

const isFollowing = ({ fields }: FormDefinition, values: Values, name: string): boolean => {
  const follows = fields.find((field) => field.name === name)?.follows
  return follows !== undefined && values[follows] === values[name]
}

const isGiven = ({ fields }: FormDefinition, name: string): boolean => fields.some((field) => field.name === name && field.kind === "given")

export const emptyValues = ({ fields }: FormDefinition): Values =>
  Object.fromEntries(fields.filter(({ kind }) => kind !== "secret").map(({ kind, name }) => [name, kind === "flag" ? false : ""]))

export const describeRefusal = (definition: FormDefinition, refusal: FormRefusal): FormMessages => {
  switch (refusal._tag) {
    case "Refused":
    case "AuthenticationFailed":
    case "LinkGone":
      return definition.refused(refusal)
    case "SecretsGone":
      return { banner: "Введите пароль ещё раз", errors: {} }
    case "TooOften":
      return { banner: tooOften(refusal.retryAfterSeconds ?? null, definition.alternative), errors: {} }
    case "Offline":
      return { banner: definition.isSentLater === true ? networkText.formWaits : networkText.formStays, errors: {} }
    case "Unreachable":
      return { banner: "Нет связи с магазином. Введённое сохранено, попробуйте ещё раз", errors: {} }
    case "ServerFailed":
    case "Unreadable":
    case "Defect":
      return { banner: "Не получилось отправить. Введённое сохранено, попробуйте ещё раз", errors: {} }
  }
}

const tooOften = (seconds: number | null, otherWay: string | undefined): string =>
  `Слишком много попыток. Попробуйте через ${seconds === null ? "несколько минут" : waitText(seconds)}${otherWay === undefined ? "" : ` или ${otherWay}`}`
