import { sendCommand } from "../core/kernel/send-command.ts"
import type { ShopActor, ShopCommand } from "../core/shop/shop.ts"
import { loadIslands } from "../view/islands/late-island.tsx"

/** Requests failed code again each time the network returns; now too, and the page that failed, if this code loaded only then. */
export const repairOnReturn = (shop: ShopActor, hasReturned: boolean): void => {
  const repair = () => {
    shop.send({ type: "system.retry" })
    void loadIslands().then(hideMissing, () => undefined)
  }
  addEventListener("online", repair)
  if (!hasReturned) return
  repair()
  /** No machine has seen the network return. A shown page ignores the command. */
  sendCommand(shop, "navigation", { type: "navigation.retry" } satisfies ShopCommand<"navigation">)
}

/** Loads code; after a failure again when the network returns. */
export const whenOnline = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(async () => {
    await new Promise((done) => addEventListener("online", done, { once: true }))
    return whenOnline(load)
  })

/** Hides the notice that a late part is missing (`view/shell/missing-notice.tsx`). */
const hideMissing = () => document.getElementById("missing")?.setAttribute("hidden", "")
