import { documentExtensions } from "../../../core/domain/files/document-files.ts"
import type { DocumentUnfit } from "./document-unfit.ts"

export type Extension = (typeof documentExtensions)[number]

/** Extension, case-sensitive (PSPT-009…011); `case`: valid in the other case. */
export const extensionOf = (name: string): Extension | Extract<DocumentUnfit["fault"], "format" | "case"> => {
  const written = /\.([^.]*)$/.exec(name)?.[1] ?? ""
  const exact = documentExtensions.find((extension) => extension === written)
  if (exact !== undefined) return exact
  return documentExtensions.some((extension) => extension === written.toLowerCase()) ? "case" : "format"
}

/** No path, no invisible or bidirectional control characters, at most 255 bytes. */
export const isFitName = (name: string): boolean =>
  !hidden.test(name) && !/[/\\]/.test(name) && !/^\.+$/.test(name.replace(/\.[^.]*$/, "")) && Buffer.byteLength(name) <= maxNameBytes

const maxNameBytes = 255

const hidden = /[\p{C}\p{Zl}\p{Zp}\ufffd]/u
