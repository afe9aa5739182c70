import type { ShopActor } from "../../core/shop/shop.ts"

export const screenOf = (root: ShopActor) => root.getSnapshot().children.page?.getSnapshot().context.view?.match.screen
