/** A defect as plain JSON, as it is recorded in the journal. */
export type PlainDefect = { readonly name: string; readonly message: string }

export const plainDefect = (defect: unknown): PlainDefect =>
  defect instanceof Error ? { name: defect.name, message: defect.message } : { name: "Defect", message: String(defect) }
