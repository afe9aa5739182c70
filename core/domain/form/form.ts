import type { Mask } from "./mask.ts"
import { networkWords } from "../shell/network-words.ts"
import { waitText } from "../text/waiting.ts"

/** What a field holds, as plain JSON. A secret holds nothing here: its text is in the vault. */
export type FieldValue = string | boolean
export type Values = Readonly<Record<string, FieldValue>>

/** What is wrong, by field, in the shopper's words. */
export type Errors = Readonly<Record<string, string>>

/** The forms of the shop. */
export const formNames = [
  "login",
  "registration",
  "passRecovery",
  "passNew",
  "changePassword",
  "profile",
  "newsletter",
  "order",
  "diamondWords",
  "visit",
  "engraving",
  "address",
  "gift",
  "voucher",
  "giftBalance",
  "care",
  "review",
  "reviewRemoval",
  "passport",
  "passportChange",
  "diamondOrder",
  "question"
] as const
export type FormName = (typeof formNames)[number]

/**
 * Whose a field is. Addresses, numbers and days are of a person by their kind, a secret is a secret, a flag tells nothing; of any other text the form
 * says it (`core/domain/schema/privacy.ts`).
 */
type Kind =
  | { readonly kind: "email" | "phone" | "date" | "flag" | "secret"; readonly privacy?: never }
  | { readonly kind: "text" | "lines" | "choice" | "given"; readonly privacy: "personal" | "plain" }

/** One field of a form, as it is asked for. A given one is not typed: who opens the form knows it. */
export type Field = Kind & {
  readonly name: string
  readonly label: string
  readonly options?: ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** What may be typed at each place (VAL-006 … VAL-009). */
  readonly mask?: Mask
  /** What to know before typing. */
  readonly hint?: string
  /** A secret that is read off paper: it stands in clear letters while it is typed. */
  readonly isSeen?: true
  /** A secret that a form opened again still shows, for as long as the tab lives. */
  readonly isRecalled?: true
  /** Marked with an asterisk; the rule itself is the form's `check`. */
  readonly isRequired?: true
  /** The most characters it takes; `longestText` where nothing is said. */
  readonly most?: number
  /** Shows how many of them are used. */
  readonly isCounted?: true
  /** How many the counter allows, where more can be typed and is told. */
  readonly counts?: number
  /** Asked for only then; elsewhere it is neither shown nor judged. */
  readonly askedWhen?: (values: Values) => boolean
  /** A given field that holds what is kept of this one: as long as both are the same, this one changes with it. */
  readonly follows?: string
  /** The token of the `autocomplete` attribute. */
  readonly autocomplete?: string
}

/** What a form came to when it was sent and was not taken. */
export type FormRefusal =
  | SpokenRefusal
  | { readonly _tag: "TooOften"; readonly retryAfterSeconds?: number | null }
  | { readonly _tag: "SecretsGone" | "Offline" | "Unreachable" | "ServerFailed" | "Unreadable" | "Defect" }

/** What each form has words of its own for: the shop said no, its answer was none, or the secret of the address is gone. */
export type SpokenRefusal =
  | { readonly _tag: "Refused"; readonly status: number; readonly message: string; readonly errors: Errors }
  | { readonly _tag: "AuthenticationFailed" | "LinkGone" }

/** What is said after a refusal: above the form, and at its fields. */
export type Spoken = { readonly banner: string | null; readonly errors: Errors }

/** A form as data: what it asks for, what is right, what its refusals say. */
export type FormDefinition = {
  /** The name under which the journal and the vault know it. */
  readonly name: string
  readonly fields: ReadonlyArray<Field>
  /** The given field that says what the form is about: about another thing it begins anew. */
  readonly subject?: string
  /** However often it is sent, it is done once: without a network it waits, and goes on by itself. */
  readonly isSentLater?: true
  /** The shop has stored what stands in it: it is read each time the form opens. */
  readonly isStored?: true
  /** It sends files: their progress is shown, and sending can be stopped. */
  readonly hasFiles?: true
  /** What else there is to do where it was tried too often, after «или». */
  readonly otherWay?: string
  /** What is wrong with the values. */
  readonly check: (values: Values) => Errors
  /** What is wrong with the secrets, judged where they are: what is typed never goes into an event. */
  readonly judge: (secrets: Readonly<Record<string, string>>) => Errors
  /** What a refusal that is this form's own says; the others have the same words everywhere. */
  readonly refused: (refusal: SpokenRefusal) => Spoken
}

/** What was typed, as far as the form still asks for it: a draft may be older than the form. */
export const draftOf = ({ fields }: FormDefinition, given: Readonly<Record<string, unknown>> | undefined): Values =>
  Object.fromEntries(
    fields.flatMap(({ kind, name }): ReadonlyArray<readonly [string, FieldValue]> => {
      const value = kind === "secret" ? undefined : given?.[name]
      if (kind === "flag") return typeof value === "boolean" ? [[name, value]] : []
      return typeof value === "string" ? [[name, value]] : []
    })
  )

/** Whether anything was typed. */
export const isTouched = (definition: FormDefinition, values: Values): boolean => {
  const empty = emptyValues(definition)
  return Object.entries(draftOf(definition, values)).some(([name, value]) => !isGiven(definition, name) && value !== empty[name])
}

/** What a form holds once it is opened with known values: what was typed stays, what is given is as it is now. */
export const openedWith = (definition: FormDefinition, values: Values, known: Values): Values => {
  const { subject } = definition
  if (subject !== undefined && values[subject] !== known[subject]) return { ...emptyValues(definition), ...known }
  const isUntouched = (name: string) => values[name] === "" || isFollowing(definition, values, name)
  return { ...values, ...Object.fromEntries(Object.entries(known).filter(([name]) => isGiven(definition, name) || isUntouched(name))) }
}

const isFollowing = ({ fields }: FormDefinition, values: Values, name: string): boolean => {
  const follows = fields.find((field) => field.name === name)?.follows
  return follows !== undefined && values[follows] === values[name]
}

const isGiven = ({ fields }: FormDefinition, name: string): boolean => fields.some((field) => field.name === name && field.kind === "given")

/** The values of a form that nobody has touched. */
export const emptyValues = ({ fields }: FormDefinition): Values =>
  Object.fromEntries(fields.filter(({ kind }) => kind !== "secret").map(({ kind, name }) => [name, kind === "flag" ? false : ""]))

/** What a refusal says in this form. */
export const speak = (definition: FormDefinition, refusal: FormRefusal): Spoken => {
  switch (refusal._tag) {
    case "Refused":
    case "AuthenticationFailed":
    case "LinkGone":
      return definition.refused(refusal)
    case "SecretsGone":
      return { banner: "Введите пароль ещё раз", errors: {} }
    case "TooOften":
      return { banner: tooOften(refusal.retryAfterSeconds ?? null, definition.otherWay), errors: {} }
    case "Offline":
      return { banner: definition.isSentLater === true ? networkWords.formWaits : networkWords.formStays, errors: {} }
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
