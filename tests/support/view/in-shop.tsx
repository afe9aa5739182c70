import { configure, render } from "@testing-library/react"
import type { ReactElement, ReactNode } from "react"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { guestMachinesReady, startGuestShop } from "../../../app/guest-shop.ts"
import { formSecrets } from "../../../core/services/forms/form-secrets.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import type { FeatureName, ShopActor } from "../../../core/shop/shop.ts"
import { setHeartLoader } from "../../../view/favourites/heart.tsx"
import { setDialogLoader } from "../../../view/modal/loader.ts"
import { SecretsProvider, ShopProvider } from "../../../view/shop-context.tsx"
import { menu } from "../../../qa/samples/content.ts"
import { placeAt } from "../../../qa/paths/visits.ts"

// Loads the features of a guest in advance, so that a shop can be created synchronously.
await guestMachinesReady

setDialogLoader(() => import("../../../view/dialogs/dialogs.ts"))
setHeartLoader(() => import("../../../view/favourites/heart.late.tsx"))

// Deferred code loads slowly on a busy machine; only a failing test waits this long.
configure({ asyncUtilTimeout: 20_000 })

/** The shop of a guest as the server renders it. It accepts commands; calls do not answer. */
export const guestShop = (path = "/", search = ""): ShopActor => {
  const answers = { page: succeeded({ _tag: "Shown" as const, data: {} }), menu: succeeded(menu) }
  return startGuestShop({ ...placeAt(path), search }, resolveRoute(path, search), answers).shop
}

/** Renders a part of the view in a shop; typed secrets go to a vault of the test. */
export const renderIn = (shop: ShopActor, part: ReactElement) => {
  const secrets = formSecrets(makeVault())
  return render(part, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <SecretsProvider value={() => secrets}>
        <ShopProvider value={shop}>{children}</ShopProvider>
      </SecretsProvider>
    )
  })
}

/** Renders a part of the view in the shop of a guest. */
export const renderInShop = (part: ReactElement) => renderIn(guestShop(), part)

/** Commands queued for these features before they loaded, in order. */
const waitingIn = (shop: ShopActor, ...names: ReadonlyArray<FeatureName>) =>
  shop
    .getSnapshot()
    .context.mailbox.filter(({ to }) => names.some((name) => name === to))
    .map(({ event }) => event)

/** Dialog that was requested before the dialogs feature loaded, or `null`. */
export const wishIn = (shop: ShopActor) => {
  const wish = waitingIn(shop, "dialogs").findLast(({ type }) => type === "dialogs.open")
  return wish === undefined ? null : { key: Reflect.get(wish, "key"), props: Reflect.get(wish, "props") }
}

/** Cart and favourites commands queued before those features loaded, in order. */
export const queuedIn = (shop: ShopActor) =>
  waitingIn(shop, "cart", "wishlist", "checkoutGate").filter(({ type }) => /^(?:cart|wishlist|checkout)\./.test(type))
