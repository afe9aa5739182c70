/** Field names of secrets, which no event may hold. */
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

const messageKeys = new Set(["errors", "touched", "verdicts"])

/**
 * Replaces secrets in saved data, where the contract's marks are not loaded, and reports their paths: each is a defect of the sender. A test compares
 * the names with the marks.
 */
export const withoutNeverRecorded = <T>(root: T, report: (path: string) => void): T => {
  const walk = (value: unknown, path: ReadonlyArray<string>): unknown => {
    if (typeof value === "string") return isFound(value, path) ? "[скрыто]" : value
    if (typeof value !== "object" || value === null) return value
    if (Array.isArray(value))
      return reuseIfEqual(
        value,
        value.map((item) => walk(item, path))
      )
    return reuseIfEqual(value, Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, [...path, name])])))
  }
  const isFound = (text: string, path: ReadonlyArray<string>): boolean => {
    const isSecret = text !== "" && neverRecorded.has(path.at(-1) ?? "") && !messageKeys.has(path.at(-2) ?? "")
    if (isSecret) report(path.join("."))
    return isSecret
  }
  return walk(root, []) as T
}

const reuseIfEqual = <T extends object>(before: T, after: T): T => {
  const old = Object.values(before)
  return Object.values(after).every((part, index) => Object.is(part, old[index])) ? before : after
}
