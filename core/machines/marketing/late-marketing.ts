import { lazyMachine } from "../../kernel/lazy-machine.ts"
import type { marketingMachine } from "./marketing.machine.ts"
import type { platformMachine } from "./platform.machine.ts"

/**
 * What tells of the visit comes only where that is allowed. Whoever names these machines names these very ones: one that is loaded for a reader of the
 * journal is then loaded for the machine that it lives in too.
 */
export const lateMarketing = {
  marketing: lazyMachine<typeof marketingMachine>("marketing", () =>
    import("./marketing.machine.ts").then((module) => module.marketingMachine)
  ),
  platform: lazyMachine<typeof platformMachine>("platform", () => import("./platform.machine.ts").then((module) => module.platformMachine))
}
