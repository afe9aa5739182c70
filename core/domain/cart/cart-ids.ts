/** Kinds of things in a cart as numbers (ENT-012 to ENT-015). */
export const cartKinds = { jewelry: 0, diamond: 1, custom: 2, certificate: 3 } as const
export type CartType = keyof typeof cartKinds

/** What a line of a cart is of: a variant, a stone, a frame with its stone or its set of stones, a certificate of an amount in a design, given to somebody or not. */
export type CartRef =
  | { readonly type: "jewelry" | "diamond"; readonly product: number }
  | { readonly type: "custom"; readonly product: number; readonly diamond: number }
  | { readonly type: "custom"; readonly product: number; readonly complect: number }
  | {
      readonly type: "certificate"
      readonly product: number
      readonly amount: number
      readonly design: number
      /** Its number among the gifts of the cart; 0 is nobody's yet. */ readonly gift: number
    }

/**
 * The id of a line: the kind and the numbers of what it is, `0-12`, `1-7`, `2-3-7`, with a set of stones `2-3-0-5`, `3-1-25000-0`, as a gift `3-1-25000-0-4`. Numbers alone
 * would not do: a variant and a stone may have the same one, and the short cart is keyed by id alone (CART-051).
 */
export const cartId = (ref: CartRef): string => {
  switch (ref.type) {
    case "jewelry":
    case "diamond":
      return [cartKinds[ref.type], ref.product].join("-")
    case "custom":
      return [cartKinds.custom, ref.product, ...("diamond" in ref ? [ref.diamond] : [0, ref.complect])].join("-")
    case "certificate":
      return [cartKinds.certificate, ref.product, ref.amount, ref.design, ...(ref.gift === 0 ? [] : [ref.gift])].join("-")
  }
}

/** What an id stands for; `undefined` for a text that is none. */
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

/** The section of the cart, and of a removal, in which a line stands. */
export const sectionOf = (ref: CartRef) => sections[ref.type]
const sections = { jewelry: "jewelries", diamond: "diamonds", custom: "customJewelries", certificate: "certificates" } as const
export type RemovalSection = (typeof sections)[CartType]

type Sections<T> = { readonly [S in RemovalSection]: ReadonlyArray<T> }

/** Lines to remove, by their sections; an id that is none stands nowhere (CART-031). */
export const toRemoval = (ids: ReadonlyArray<string>): Sections<string> => bySection(ids, (id) => id)

/** Whatever has the id of a line, by the sections of a cart. */
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
