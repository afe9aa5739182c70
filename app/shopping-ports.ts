import { clipboard } from "../adapters/browser/clipboard-browser.ts"
import { connection } from "../adapters/browser/connection-browser.ts"
import { makeShelf } from "../adapters/browser/shelf-browser.ts"
import { LiveHeart } from "../view/parts/heart.late.tsx"
import { bringHearts } from "../view/parts/heart.tsx"
import type { ShoppingPorts } from "./provide-shopping.ts"

/** What the cart and the favourites stand on in a browser; the hearts come with it. */
export const shoppingPorts = (): ShoppingPorts => {
  bringHearts({ LiveHeart })
  return { clipboard, connection, shelf: makeShelf() }
}
