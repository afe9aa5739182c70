import { lazyMachine } from "../../kernel/lazy-machine.ts"
import type { marketingMachine } from "./marketing.machine.ts"
import type { platformMachine } from "./platform.machine.ts"

/**
 * Marketing machines, loaded only with consent. All code shares these objects, so that loading a machine to read a journal also loads it for its
 * parent.
 */
export const lateMarketing = {
  marketing: lazyMachine<typeof marketingMachine>("marketing", () =>
    import("./marketing.machine.ts").then((module) => module.marketingMachine)
  ),
  platform: lazyMachine<typeof platformMachine>("platform", () => import("./platform.machine.ts").then((module) => module.platformMachine))
}
