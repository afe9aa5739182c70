/** What a field holds, as plain JSON. A secret holds nothing here: its text is in the vault. */
export type FieldValue = string | boolean
export type Values = Readonly<Record<string, FieldValue>>

/** What is wrong, by field, in the shopper's words. */
export type Errors = Readonly<Record<string, string>>

/** One field of a form, as it is asked for. */
export type Field = {
  readonly name: string
  readonly label: string
  readonly kind: "text" | "email" | "phone" | "date" | "lines" | "flag" | "secret"
  /** Marked with an asterisk; the rule itself is the form's `check`. */
  readonly isRequired?: true
  /** The most characters it takes; `longestText` where nothing is said. */
  readonly most?: number
  /** Shows how many of them are used. */
  readonly isCounted?: true
  /** The token of the `autocomplete` attribute. */
  readonly autocomplete?: string
}

/** What a form came to when it was sent and was not taken. */
export type FormRefusal =
  | { readonly _tag: "Refused"; readonly status: number; readonly message: string; readonly errors: Errors }
  | { readonly _tag: "SecretsGone" }
  | { readonly _tag: "Unreachable" | "ServerFailed" | "TooOften" | "Unreadable" | "Defect" }

/** What is said after a refusal: above the form, and at its fields. */
export type Spoken = { readonly banner: string | null; readonly errors: Errors }

/** A form as data: what it asks for, what is right, what its refusals say. */
export type FormDefinition = {
  /** The name under which the journal knows its machine. */
  readonly name: string
  readonly fields: ReadonlyArray<Field>
  /** What is wrong with the values; secrets are judged where they are. */
  readonly check: (values: Values) => Errors
  /** What a refusal of the server says; the others have words of their own everywhere. */
  readonly refused: (refusal: Extract<FormRefusal, { readonly _tag: "Refused" }>) => Spoken
}

/** The values of a form that nobody has touched. */
export const emptyValues = ({ fields }: FormDefinition): Values =>
  Object.fromEntries(fields.filter(({ kind }) => kind !== "secret").map(({ kind, name }) => [name, kind === "flag" ? false : ""]))

/** What a refusal says in this form. */
export const speak = (definition: FormDefinition, refusal: FormRefusal): Spoken => {
  switch (refusal._tag) {
    case "Refused":
      return definition.refused(refusal)
    case "SecretsGone":
      return { banner: "Введите пароль ещё раз", errors: {} }
    case "TooOften":
      return { banner: "Слишком много попыток. Попробуйте через несколько минут", errors: {} }
    case "Unreachable":
      return { banner: "Нет связи с магазином. Введённое сохранено, попробуйте ещё раз", errors: {} }
    case "ServerFailed":
    case "Unreadable":
    case "Defect":
      return { banner: "Не получилось отправить. Введённое сохранено, попробуйте ещё раз", errors: {} }
  }
}
