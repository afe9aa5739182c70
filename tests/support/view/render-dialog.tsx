import { createElement, type FunctionComponent } from "react"
import { dialogOf } from "../../../core/contract/dialogs.ts"
import type { ShopActor } from "../../../core/shop/shop.ts"
import { loadDialog, loadedDialog } from "../../../view/modal/loader.ts"
import { guestShop, renderIn } from "./in-shop.tsx"

/** Renders the dialog of a key; fails for an unknown key or invalid props. */
export const renderDialog = async (key: string, props: unknown = {}, shop: ShopActor = guestShop()): Promise<void> => {
  const dialog = dialogOf(key, props)
  if (dialog === undefined) throw new Error(`"${key}" opens nothing`)
  await loadDialog(dialog.key)
  renderIn(shop, createElement(loadedDialog(dialog.key) as FunctionComponent<object>, dialog.props))
}
