/** Printable documents: receipt of an order, gift certificate, certificate of a stone in the cart. */
export const paperKinds = ["receipt", "gift", "stone"] as const
export type PaperKind = (typeof paperKinds)[number]

/** Document reference; `id` is the number of the order or gift certificate, or the stone's id. */
export type Paper = { readonly kind: PaperKind; readonly id: string }

const folders = { receipt: "receipts", gift: "gifts", stone: "certificates" } as const
const ids = { receipt: /^[1-9]\d{0,9}$/, gift: /^G-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/, stone: /^[1-9]\d{0,8}$/ } as const

/** Address of the PDF. It identifies the document but grants no access by itself (API-066, CERT-008). */
export const paperAddress = ({ id, kind }: Paper): string => `/${folders[kind]}/${id}.pdf`

/** Parses a document address. */
export const readPaper = (address: string): Paper | null => {
  const [, folder, id] = /^\/(\w+)\/([\w-]+)\.pdf$/.exec(address) ?? []
  const kind = paperKinds.find((each) => folders[each] === folder)
  return kind === undefined || id === undefined || !ids[kind].test(id) ? null : { kind, id }
}

/**
 * Lifetime and uses of the access granted by a click; several uses, because PDF viewers request a file repeatedly and pages are reloaded.
 */
export const pressPass = { minutes: 10, uses: 5 } as const

/** Days that a link in an e-mail opens a receipt. */
export const letterPassDays = 7

/** Most active recipient links per gift certificate; each copy creates a new one. */
export const receiverLinksMost = 20
