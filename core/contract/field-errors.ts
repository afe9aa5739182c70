import { SchemaIssue } from "effect"
import { fieldTexts } from "../domain/form/field-rules.ts"

/** One text per invalid field, by path (`items.3.price`). A `message` of the contract wins over general texts; `whole` is the key of a non-object. */
export const fieldErrors = (issue: SchemaIssue.Issue, whole: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    collect(issue, [], null)
      .map(({ path, text }) => [path.length === 0 ? whole : path.map(String).join("."), text] as const)
      .toReversed()
  )

type FieldError = { readonly path: ReadonlyArray<PropertyKey>; readonly text: string }

const collect = (issue: SchemaIssue.Issue, path: ReadonlyArray<PropertyKey>, above: string | null): ReadonlyArray<FieldError> => {
  switch (issue._tag) {
    case "Pointer":
      return collect(issue.issue, [...path, ...issue.path], above)
    case "Encoding":
      return collect(issue.issue, path, above)
    case "Filter":
      return collect(issue.issue, path, above ?? SchemaIssue.defaultCheckHook(issue) ?? null)
    case "Composite":
      return issue.issues.flatMap((inner) => collect(inner, path, above))
    case "AnyOf":
      return issue.issues.length === 0
        ? [{ path, text: above ?? messageOf(issue.ast.annotations, "message") ?? texts.unfit }]
        : issue.issues.flatMap((inner) => collect(inner, path, above))
    case "MissingKey":
      return [{ path, text: above ?? messageOf(issue.annotations, "messageMissingKey") ?? texts.missing }]
    case "UnexpectedKey":
      return [{ path, text: above ?? messageOf(issue.ast.annotations, "messageUnexpectedKey") ?? texts.unexpected }]
    case "InvalidType":
    case "OneOf":
      return [{ path, text: above ?? messageOf(issue.ast.annotations, "message") ?? texts.unfit }]
    case "InvalidValue":
    case "Forbidden":
      return [{ path, text: above ?? messageOf(issue.annotations, "message") ?? texts.unfit }]
  }
}

const messageOf = (annotations: object | undefined, key: string): string | null => {
  const message: unknown = annotations === undefined ? null : Reflect.get(annotations, key)
  return typeof message === "string" ? message : null
}

/** Text of rules without a message, instead of the schema library's English (VAL-010, VAL-011). */
export const unfitText = fieldTexts.invalid

const texts = { missing: fieldTexts.required, unexpected: "Лишнее поле", unfit: unfitText } as const
