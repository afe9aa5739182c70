/** Names under which a secret is typed or granted: none of them may ever have a text in an event. */
export const neverRecorded: ReadonlySet<string> = new Set([
  "password",
  "oldPassword",
  "newPassword",
  "repeatPassword",
  "passwordConfirmation",
  "passwordResetToken",
  "token",
  "captchaToken",
  "certificateCode",
  "photos",
  "wishFiles",
  "passportSerial",
  "passportNumber",
  "passportIssueDate",
  "passportOrganization",
  "passportOrganizationCode"
])

/** Below these a secret's name is only the place of its verdict. */
const verdicts = new Set(["errors", "touched", "verdicts"])

/**
 * The value with such texts replaced; one that is found is a defect of whoever sent it, and `found` is told its path. It is the net under what a tab
 * keeps for its own reload, where the marks of the contract are not at hand; a test holds the names to them.
 */
export const withoutNeverRecorded = <T>(root: T, found: (path: string) => void): T => {
  const walk = (value: unknown, path: ReadonlyArray<string>): unknown => {
    if (typeof value === "string") return isFound(value, path) ? "[скрыто]" : value
    if (typeof value !== "object" || value === null) return value
    if (Array.isArray(value))
      return sameOr(
        value,
        value.map((item) => walk(item, path))
      )
    return sameOr(value, Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, [...path, name])])))
  }
  const isFound = (text: string, path: ReadonlyArray<string>): boolean => {
    const isSecret = text !== "" && neverRecorded.has(path.at(-1) ?? "") && !verdicts.has(path.at(-2) ?? "")
    if (isSecret) found(path.join("."))
    return isSecret
  }
  return walk(root, []) as T
}

/** What holds nothing that changed is returned as it is, by reference. */
const sameOr = <T extends object>(before: T, after: T): T => {
  const old = Object.values(before)
  return Object.values(after).every((part, index) => Object.is(part, old[index])) ? before : after
}
