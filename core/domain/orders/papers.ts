/** Receipt of an order, gift certificate, certificate of a stone in the cart. */
export const paperKinds = ["receipt", "gift", "stone"] as const
export type PaperKind = (typeof paperKinds)[number]

/** `id` is the number of the order or gift certificate, or the stone's id. */
export type Paper = { readonly kind: PaperKind; readonly id: string }

const folders = { receipt: "receipts", gift: "gifts", stone: "certificates" } as const
const ids = { receipt: /^[1-9]\d{0,9}$/, gift: /^G-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/, stone: /^[1-9]\d{0,8}$/ } as const

/** Identifies the document but grants no access (API-066, CERT-008). */
export const paperAddress = ({ id, kind }: Paper): string => `/${folders[kind]}/${id}.pdf`

export const readPaper = (address: string): Paper | null => {
  const [, folder, id] = /^\/(\w+)\/([\w-]+)\.pdf$/.exec(address) ?? []
  const kind = paperKinds.find((each) => folders[each] === folder)
  return kind === undefined || id === undefined || !ids[kind].test(id) ? null : { kind, id }
}

/** Access granted by a click; several uses, because PDF viewers request a file repeatedly. */
export const pressPass = { minutes: 10, uses: 5 } as const

/** E-mailed links to a receipt. */
export const letterPassDays = 7

/** Active links per gift certificate; each copy creates a new one. */
export const receiverLinksMost = 20
