/** ENT-012 to ENT-015. */
export const cartKinds = { jewelry: 0, diamond: 1, custom: 2, certificate: 3 } as const
export type CartType = keyof typeof cartKinds

/** `diamond` and `complect` are the frame's stone and set. */
export type CartRef =
  | { readonly type: "jewelry" | "diamond"; readonly product: number }
  | { readonly type: "custom"; readonly product: number; readonly diamond: number }
  | { readonly type: "custom"; readonly product: number; readonly complect: number }
  | {
      readonly type: "certificate"
      readonly product: number
      readonly amount: number
      readonly design: number
      /** Number among the cart's gifts; 0 without a recipient. */ readonly gift: number
    }

/**
 * Line id: `0-12`, `1-7`, `2-3-7`, with a set `2-3-0-5`, `3-1-25000-0`, as a gift `3-1-25000-0-4`. Contains the type: a variant and a stone may share
 * a number (CART-051).
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
