import type { DocumentUnfit } from "./document-unfit.ts"

export type Extension = (typeof extensions)[number]
const extensions = ["jpg", "jpeg", "png", "pdf", "heic"] as const

/** The extension of a document's name, compared by case (PSPT-009…011); `case` says that the other case would be one. */
export const extensionOf = (name: string): Extension | Extract<DocumentUnfit["fault"], "format" | "case"> => {
  const written = /\.([^.]*)$/.exec(name)?.[1] ?? ""
  const found = extensions.find((extension) => extension === written)
  if (found !== undefined) return found
  return extensions.some((extension) => extension === written.toLowerCase()) ? "case" : "format"
}

/** Tells whether a name can be shown and stored: no path, no characters that cannot be seen or turn the text around, at most 255 bytes. */
export const isFitName = (name: string): boolean =>
  !hidden.test(name) && !/[/\\]/.test(name) && !/^\.+$/.test(name.replace(/\.[^.]*$/, "")) && Buffer.byteLength(name) <= nameBytesMost

const nameBytesMost = 255

/** Control and format characters (the bidirectional ones among them), line separators, lone surrogates, private and unassigned characters. */
const hidden = /[\p{C}\p{Zl}\p{Zp}\ufffd]/u
