type Errors = Readonly<Record<string, string>>

const maxErrors = 50
const maxNameLength = 100

/** Limits the size of a refusal: the sender chooses the names of unknown fields. Reports only the first wrong entry of a list of plain values. */
export const boundedErrors = (errors: Errors): Errors => {
  const reported = new Map<string, readonly [name: string, text: string]>()
  for (const [name, text] of Object.entries(errors)) {
    const field = name.replace(/\.\d+$/, "")
    if (!reported.has(field)) reported.set(field, [name.slice(0, maxNameLength), text])
    if (reported.size === maxErrors) break
  }
  return Object.fromEntries(reported.values())
}
