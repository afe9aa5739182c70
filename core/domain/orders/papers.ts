/** What a shopper has on paper: the receipt of an order, a gift certificate, the certificate of a stone in the cart. */
export const paperKinds = ["receipt", "gift", "stone"] as const
export type PaperKind = (typeof paperKinds)[number]

/** One of them; `id` is the order's number, the gift certificate's, the stone's. */
export type Paper = { readonly kind: PaperKind; readonly id: string }

const folders = { receipt: "receipts", gift: "gifts", stone: "certificates" } as const
const ids = { receipt: /^[1-9]\d{0,9}$/, gift: /^G-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/, stone: /^[1-9]\d{0,8}$/ } as const

/** Where a paper is, as a PDF. The address says which paper it is and opens nothing by itself (API-066, CERT-008). */
export const paperAddress = ({ id, kind }: Paper): string => `/${folders[kind]}/${id}.pdf`

/** The paper at an address; `null` where there is none. */
export const readPaper = (address: string): Paper | null => {
  const [, folder, id] = /^\/(\w+)\/([\w-]+)\.pdf$/.exec(address) ?? []
  const kind = paperKinds.find((each) => folders[each] === folder)
  return kind === undefined || id === undefined || !ids[kind].test(id) ? null : { kind, id }
}

/** How long a press opens a paper, and how often: a viewer may ask twice, and a page is loaded anew. */
export const pressPass = { minutes: 10, uses: 5 } as const

/** How long a letter opens a receipt. */
export const letterPassDays = 7

/** How many links to one gift certificate are open at a time: each copy is one of its own. */
export const receiverLinksMost = 20
