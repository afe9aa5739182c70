import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from "@cantoo/pdf-lib"
import type { DocumentUnfit } from "./document-unfit.ts"

type Fault = Extract<DocumentUnfit["fault"], "attachment" | "script">

/** Searches every object, also in object streams and unreferenced, for automatic actions and embedded files. Throws at an unreadable object. */
export const faultInObjects = async (bytes: Uint8Array): Promise<Fault | null> => {
  const document = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false, ignoreEncryption: true })
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const fault = faultIn(object)
    if (fault !== null) return fault
  }
  return null
}

const faultIn = (object: PDFObject): Fault | null => {
  if (object instanceof PDFArray) return first(object.asArray(), faultIn)
  if (object instanceof PDFStream) return faultIn(object.dict)
  return object instanceof PDFDict ? first(object.entries(), ([key, value]) => faultOfEntry(key, value) ?? faultIn(value)) : null
}

const faultOfEntry = (key: PDFName, value: PDFObject): Fault | null => {
  const name = key.decodeText()
  const text = value instanceof PDFName ? value.decodeText() : ""
  if (attachmentKeys.has(name) || attachmentNames.has(text)) return "attachment"
  if (scriptKeys.has(name) || (name === "S" && actions.has(text))) return "script"
  return name === "OpenAction" && value instanceof PDFDict && nameAt(value, "S") !== "GoTo" ? "script" : null
}

const nameAt = (dict: PDFDict, key: string): string | null => {
  const value = dict.lookup(PDFName.of(key))
  return value instanceof PDFName ? value.decodeText() : null
}

const first = <A>(list: ReadonlyArray<A>, faultOf: (each: A) => Fault | null): Fault | null => {
  for (const each of list) {
    const fault = faultOf(each)
    if (fault !== null) return fault
  }
  return null
}

const attachmentKeys = new Set(["EF", "EmbeddedFiles", "Collection", "AF"])
const attachmentNames = new Set(["EmbeddedFile", "FileAttachment", "RichMedia", "Sound", "Movie", "Screen", "3D"])
const scriptKeys = new Set(["JS", "JavaScript", "AA", "XFA"])
/** `GoTo`, `Named` and `URI` are allowed: they navigate only on click. */
const actions = new Set([
  "JavaScript",
  "Launch",
  "SubmitForm",
  "ImportData",
  "ResetForm",
  "GoToE",
  "GoToR",
  "Rendition",
  "Trans",
  "SetOCGState",
  "Hide",
  "RichMediaExecute",
  "GoTo3DView"
])
