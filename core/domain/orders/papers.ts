/** `stone`: certificate of a stone in the cart. */
export const paperKinds = ["receipt", "gift", "stone"] as const
export type PaperKind = (typeof paperKinds)[number]

export type Paper = { readonly kind: PaperKind; readonly id: string }

const folders = { receipt: "receipts", gift: "gifts", stone: "certificates" } as const
const ids = { receipt: /^[1-9]\d{0,9}$/, gift: /^G-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/, stone: /^[1-9]\d{0,8}$/ } as const

/** Identifies a paper without granting access (API-066, CERT-008). */
export const paperAddress = ({ id, kind }: Paper): string => `/${folders[kind]}/${id}.pdf`

export const readPaper = (address: string): Paper | null => {
  const [, folder, id] = /^\/(\w+)\/([\w-]+)\.pdf$/.exec(address) ?? []
  const kind = paperKinds.find((each) => folders[each] === folder)
  return kind === undefined || id === undefined || !ids[kind].test(id) ? null : { kind, id }
}

/** Pass that a click on a paper makes. Several uses: PDF viewers request a file repeatedly. */
export const pressLinkLimits = { minutes: 10, uses: 5 } as const

/** Lifetime of an e-mailed link to a receipt. */
export const letterPassDays = 7

/** Active links per certificate; each copy makes a new one. */
export const maxReceiverLinks = 20
