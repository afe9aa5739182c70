type Errors = Readonly<Record<string, string>>

const most = 50
const longestName = 100

/**
 * Errors as an answer tells them, at most some kilobytes of them: names are the sender's own where a field is unknown. A list of plain values is one field,
 * so the first wrong entry speaks for it.
 */
export const boundedErrors = (errors: Errors): Errors => {
  const told = new Map<string, readonly [name: string, text: string]>()
  for (const [name, text] of Object.entries(errors)) {
    const field = name.replace(/\.\d+$/, "")
    if (!told.has(field)) told.set(field, [name.slice(0, longestName), text])
    if (told.size === most) break
  }
  return Object.fromEntries(told.values())
}
