import { configure, render } from "@testing-library/react"
import type { ReactElement, ReactNode } from "react"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { guestMachinesReady, startGuestShop } from "../../../app/guest-shop.ts"
import { formSecrets } from "../../../core/services/forms/form-secrets.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { resolve } from "../../../core/routes/resolve.ts"
import type { FeatureName, ShopActor } from "../../../core/shop/shop.ts"
import { bringHearts } from "../../../view/favourites/heart.tsx"
import { SecretsProvider, ShopProvider } from "../../../view/shop-context.tsx"
import { menu } from "../samples/content.ts"
import { placeAt } from "../paths/visits.ts"

// A shop is made as it is asked for: who lives in it is here before.
await guestMachinesReady

bringHearts(() => import("../../../view/islands/heart.late.tsx"))

// What comes late comes later still on a busy machine; only a test that fails waits this long.
configure({ asyncUtilTimeout: 20_000 })

/** The shop of a guest as the server draws it: it takes intents, and nothing answers. */
export const guestShop = (path = "/"): ShopActor => {
  const answers = { page: succeeded({ _tag: "Shown" as const, data: {} }), menu: succeeded(menu) }
  return startGuestShop(placeAt(path), resolve(path, ""), answers).shop
}

/** Draws a part of the view in a shop; what is typed as a secret is kept in the test. */
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

/** Draws a part of the view that needs a shop around it, whichever it is. */
export const renderInShop = (part: ReactElement) => renderIn(guestShop(), part)

/** What was asked of these features before they had come, in order. */
const waitingIn = (shop: ShopActor, ...names: ReadonlyArray<FeatureName>) =>
  shop
    .getSnapshot()
    .context.mailbox.filter(({ to }) => names.some((name) => name === to))
    .map(({ event }) => event)

/** The dialog that a shop was asked for before its dialogs had come. */
export const wishIn = (shop: ShopActor) => {
  const wish = waitingIn(shop, "dialogs").findLast(({ type }) => type === "dialogs.open")
  return wish === undefined ? null : { key: Reflect.get(wish, "key"), props: Reflect.get(wish, "props") }
}

/** What was wanted of the cart and of the favourites before they had come, in order. */
export const wantedIn = (shop: ShopActor) =>
  waitingIn(shop, "cart", "wishlist", "checkoutGate").filter(({ type }) => /^(?:cart|wishlist|checkout)\./.test(type))
