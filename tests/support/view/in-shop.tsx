import { configure, render } from "@testing-library/react"
import type { ReactElement, ReactNode } from "react"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { startGuestShop } from "../../../app/guest-shop.ts"
import { secretJudge } from "../../../app/provide-household.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { resolve } from "../../../core/routes/resolve.ts"
import type { ShopActor } from "../../../core/shop/shop.ts"
import { bringHearts } from "../../../view/favourites/heart.tsx"
import { JudgeProvider, ShopProvider } from "../../../view/shop-context.tsx"
import { menu } from "../samples/content.ts"
import { placeAt } from "../paths/visits.ts"

bringHearts(() => import("../../../view/islands/heart.late.tsx"))

// What comes late comes later still on a busy machine; only a test that fails waits this long.
configure({ asyncUtilTimeout: 20_000 })

/** The shop of a guest as the server draws it: it takes intents, and nothing answers. */
export const guestShop = (path = "/"): ShopActor => {
  const answers = { page: succeeded({ _tag: "Shown" as const, data: {} }), menu: succeeded(menu) }
  return startGuestShop(placeAt(path), resolve(path, ""), answers).shop
}

/** Draws a part of the view in a shop; what is typed as a secret is kept in the test. */
export const renderIn = (shop: ShopActor, part: ReactElement) =>
  render(part, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <JudgeProvider value={secretJudge(makeVault())}>
        <ShopProvider value={shop}>{children}</ShopProvider>
      </JudgeProvider>
    )
  })

/** Draws a part of the view that needs a shop around it, whichever it is. */
export const renderInShop = (part: ReactElement) => renderIn(guestShop(), part)

/** The dialog that a shop was asked for before its dialogs had come. */
export const wishIn = (shop: ShopActor) => shop.getSnapshot().context.household.wish
