// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react"
import { Effect } from "effect"
import { renderToString } from "react-dom/server"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { formSecrets } from "../../../core/services/forms/form-secrets.ts"
import { makeRandom } from "../../../server/seed/random.ts"
import { App } from "../../../view/app.tsx"
import { loadDialog } from "../../../view/modal/loader.ts"
import { loadIslands } from "../../../view/islands/late-island.tsx"
import { loadScreens } from "../../../view/screens/screens.tsx"
import { reportInteraction } from "../../../view/islands/first-interaction.ts"
import { itemsOfTurn } from "../../support/share.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { openShop } from "../../support/server/open-shop.ts"
import { storeServedSnapshots } from "../../../view/use-selector.ts"

beforeAll(async () => {
  withDialogs()
  await loadScreens()
  reportInteraction()
  await Promise.all([loadIslands(), loadDialog("login")])
})
afterEach(cleanup)

const liked = { id: "10248617", type: 1 } as const
const line = { id: "D-10248617", quantity: 1, price: 100_000 }

/** States of browser storage when the page loads. */
const storages = {
  "nothing kept": () => makeDeviceStorage(),
  "a stone liked": () => {
    const storage = makeDeviceStorage()
    storage.put("wishlist", { items: [liked], own: null, writes: [] })
    return storage
  },
  "a user's list, and a write that was not sent": () => {
    const storage = makeDeviceStorage()
    storage.put("wishlist", { items: [], own: [liked], writes: [{ kind: "remove", item: liked, key: "seed-0000-0" }] })
    storage.put("cart", { short: { total: 2, amount: 3 }, writes: [] })
    return storage
  },
  "what cannot be read": () => {
    const storage = makeDeviceStorage()
    storage.put("wishlist", ["x"])
    return storage
  }
}

/** Random actions before a late part of the page hydrates. */
const hydrated = async (path: string, stored: keyof typeof storages, auth: "guest" | "stored", seed: number) => {
  const random = makeRandom(seed).next
  const storage = storages[stored]()
  const secrets = formSecrets(makeVault())
  const shop = openShop({ mergeWishlist: () => Promise.resolve(succeeded({ own: [liked], left: [] })) }, storage.open())
  await shop.settled()
  if (path !== "/") await shop.go(path)
  const container = document.createElement("div")
  container.innerHTML = renderToString(<App shop={shop.root} debug={false} />)
  document.body.append(container)
  storeServedSnapshots(shop.root)
  const operations: ReadonlyArray<() => unknown> = [
    () => shop.loadDeferred({ auth }),
    () => shop.send("wishlist", { type: "wishlist.toggle", item: liked }),
    () => shop.send("cart", { type: "cart.add", ...line }),
    () => shop.send("dialogs", { type: "dialogs.open", key: "login", props: {} }),
    () => Effect.runPromise(storage.open().update("wishlist", () => ({ items: [liked], own: null, writes: [] }))),
    () => shop.header().send({ type: "header.prepare" }),
    () => shop.go(path === "/" ? "/diamonds" : "/"),
    () => new Promise((done) => setTimeout(done, 3))
  ]
  const order = operations.map((operation) => ({ operation, at: random() })).toSorted((one, other) => one.at - other.at)
  const before = Math.floor(random() * (order.length + 1))
  for (const { operation } of order.slice(0, before)) await operation()
  const mismatches: Array<string> = []
  const onRecoverableError = (error: unknown) => void mismatches.push(String(error))
  await act(async () => {
    render(<App shop={shop.root} debug={false} secrets={() => secrets} />, { container, hydrate: true, onRecoverableError })
    for (const { operation } of order.slice(before)) await operation()
  })
  cleanup()
  container.remove()
  return mismatches
}

describe("a page whose parts hydrate after user actions", () => {
  const paths = ["/", "/diamonds", "/diamonds/10248617/", "/wishlist", "/cart", "/cart/checkout"]
  for (const path of itemsOfTurn(paths, (each) => each, ["view/islands", "cart", "favourites"])) {
    it(`${path} hydrates as rendered by the server, whatever the browser has loaded since`, async () => {
      const found: Array<string> = []
      let seed = path.length
      for (const stored of Object.keys(storages) as ReadonlyArray<keyof typeof storages>)
        for (const auth of ["guest", "stored"] as const)
          for (const _ of [1, 2]) {
            seed += 101
            for (const mismatch of await hydrated(path, stored, auth, seed))
              found.push(`${stored}, ${auth}, ${seed}: ${mismatch.slice(0, 300)}`)
          }
      expect(found).toEqual([])
    })
  }
})
