import { lazyMachine } from "../../kernel/lazy-machine.ts"
import type { marketingMachine } from "./marketing.machine.ts"
import type { platformMachine } from "./platform.machine.ts"

/**
 * Marketing machines, loaded only with consent. Other code must use these very objects, so that a machine loaded for a journal reader is loaded for
 * its parent too.
 */
export const lateMarketing = {
  marketing: lazyMachine<typeof marketingMachine>("marketing", () =>
    import("./marketing.machine.ts").then((module) => module.marketingMachine)
  ),
  platform: lazyMachine<typeof platformMachine>("platform", () => import("./platform.machine.ts").then((module) => module.platformMachine))
}
