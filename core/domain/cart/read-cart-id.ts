import { cartKinds, type CartRef, type CartType } from "../product/cart-ids.ts"

/** Type and four numbers of nine digits. */
export const maxCartIdLength = 41

export const readCartId = (id: string): CartRef | undefined => {
  if (!/^[0-3](?:-(?:0|[1-9]\d{0,8})){1,4}$/.test(id)) return undefined
  const [kind, ...numbers] = id.split("-").map(Number)
  const [product = 0, second = 0, third = 0, gift = 0] = numbers
  if (kind === cartKinds.jewelry && numbers.length === 1) return { type: "jewelry", product }
  if (kind === cartKinds.diamond && numbers.length === 1) return { type: "diamond", product }
  if (kind === cartKinds.custom && numbers.length === 2) return { type: "custom", product, diamond: second }
  if (kind === cartKinds.custom && numbers.length === 3 && second === 0) return { type: "custom", product, complect: third }
  if (kind === cartKinds.certificate && numbers.length === 3) return { type: "certificate", product, amount: second, design: third, gift }
  if (kind === cartKinds.certificate && numbers.length === 4 && gift > 0)
    return { type: "certificate", product, amount: second, design: third, gift }
  return undefined
}

export const sectionOf = (ref: CartRef) => sections[ref.type]
const sections = { jewelry: "jewelries", diamond: "diamonds", custom: "customJewelries", certificate: "certificates" } as const
export type RemovalSection = (typeof sections)[CartType]

type Sections<T> = { readonly [S in RemovalSection]: ReadonlyArray<T> }

/** Drops invalid ids (CART-031). */
export const toRemoval = (ids: ReadonlyArray<string>): Sections<string> => bySection(ids, (id) => id)

export const bySection = <T>(lines: ReadonlyArray<T>, idOf: (line: T) => string): Sections<T> => {
  const inSection = (section: RemovalSection) =>
    lines.filter((line) => {
      const ref = readCartId(idOf(line))
      return ref !== undefined && sectionOf(ref) === section
    })
  return {
    jewelries: inSection("jewelries"),
    diamonds: inSection("diamonds"),
    customJewelries: inSection("customJewelries"),
    certificates: inSection("certificates")
  }
}
