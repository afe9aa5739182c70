/** Defect as JSON for the journal. */
export type PlainDefect = { readonly name: string; readonly message: string }

export const plainDefect = (defect: unknown): PlainDefect =>
  defect instanceof Error ? { name: defect.name, message: defect.message } : { name: "Defect", message: String(defect) }
