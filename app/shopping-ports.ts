import { connection } from "../adapters/browser/connection-browser.ts"
import { makeShelf } from "../adapters/browser/shelf-browser.ts"
import type { ShoppingPorts } from "./provide-shopping.ts"

/** What the cart and the favourites stand on in a browser. */
export const shoppingPorts = (): ShoppingPorts => ({ connection, shelf: makeShelf() })
