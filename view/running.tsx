import { useSelector } from "./use-selector.ts"
import type { ReactNode } from "react"
import type { FeatureName } from "../core/shop/shop.ts"
import { useShop } from "./shop-context.tsx"

type Props = { readonly feature: FeatureName; readonly children: ReactNode }

/** Draws its children while a feature runs. A screen's feature starts in a task after its page is shown. */
export function Running({ children, feature }: Props) {
  return useSelector(useShop(), (shop) => shop.children[feature] !== undefined) ? children : null
}
