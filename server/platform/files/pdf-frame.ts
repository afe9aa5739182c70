import type { DocumentUnfit } from "./document-unfit.ts"

/**
 * Checks the bytes before any library: signature first, end mark last, no other format at start or end, no names of actions or attachments outside
 * streams, in any spelling.
 */
export const faultOfFrame = (bytes: Uint8Array): Extract<DocumentUnfit["fault"], "attachment" | "broken" | "content" | "script"> | null => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1")
  const end = text.lastIndexOf("%%EOF")
  if (!text.startsWith("%PDF-")) return "content"
  if (end === -1) return "broken"
  if (/[^\0\t\n\f\r ]/.test(text.slice(end + 5))) return "content"
  if (markup.test(text.slice(0, headBytes)) || text.slice(-zipTailBytes).includes("PK\u0005\u0006")) return "content"
  const names = text.includes("#")
    ? text.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    : text
  if (attachments.test(names)) return "attachment"
  return scripts.test(names) ? "script" : null
}

/** Browsers sniff HTML in the first bytes. */
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?xml|a |img|h1|table|title|style)/i
const headBytes = 1_024

/** Last bytes, in which archive programs look for a ZIP's end record. */
const zipTailBytes = 65_557

const attachments = /\/(?:EmbeddedFiles?|FileAttachment|RichMedia)(?![A-Za-z])/
const scripts = /\/(?:JavaScript|Launch|SubmitForm|ImportData)(?![A-Za-z])/
