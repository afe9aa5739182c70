import { clipboard } from "../adapters/browser/clipboard-browser.ts"
import { connection } from "../adapters/browser/connection-browser.ts"
import { privacy } from "../adapters/browser/privacy-browser.ts"
import { makeDeviceStorage } from "../adapters/browser/device-storage-browser.ts"
import { calls } from "../core/contract/calls.ts"
import type { MarketingOfTab } from "./browser-marketing.ts"
import type { TabPorts } from "../core/shop/tab-ports.ts"

/** Loads calls of the cart and the favourites now: browsers do not retry an import that failed offline. */
export const shoppingPorts = async (
  options: MarketingOfTab
): Promise<Pick<TabPorts, "clipboard" | "connection" | "loadMarketing" | "privacy" | "storage">> => {
  await Promise.all([calls["favorites.ids"](), calls["cart.short"]()])
  const loadMarketing = () => import("./browser-marketing.ts").then(({ browserMarketing }) => browserMarketing(options))
  return { clipboard, connection, loadMarketing, privacy, storage: makeDeviceStorage() }
}
