import { createContext, use } from "react"
import type { ShopActor } from "../core/shop.ts"

type Children = ReturnType<ShopActor["getSnapshot"]>["children"]

const ShopContext = createContext<ShopActor | null>(null)

/** Gives the running shop to everything below it; `app/` starts it. */
export const ShopProvider = ShopContext

/** One of the shop's machines; those of the shell always live, a screen's machine while its screen is shown. */
export const useActor = <N extends keyof Children>(name: N): NonNullable<Children[N]> => {
  const actor = use(ShopContext)?.getSnapshot().children[name]
  if (actor === undefined) throw new Error(`no machine "${String(name)}" lives in this shop`)
  return actor
}
