type Errors = Readonly<Record<string, string>>

const mostErrors = 50
const nameLengthMost = 100

/** Limits the size of a refusal: the sender chooses the names of unknown fields. Reports only the first wrong entry of a list of plain values. */
export const boundedErrors = (errors: Errors): Errors => {
  const reported = new Map<string, readonly [name: string, text: string]>()
  for (const [name, text] of Object.entries(errors)) {
    const field = name.replace(/\.\d+$/, "")
    if (!reported.has(field)) reported.set(field, [name.slice(0, nameLengthMost), text])
    if (reported.size === mostErrors) break
  }
  return Object.fromEntries(reported.values())
}
