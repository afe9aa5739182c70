import { lazyMachine } from "../actors/lazy-machine.ts"
import type { MarketingMachines } from "../marketing.ts"

const late = <N extends keyof MarketingMachines>(name: N) =>
  lazyMachine<MarketingMachines[N]>(name, () => import("../marketing.ts").then(({ marketingMachines }) => marketingMachines[name]))

/**
 * What tells of the visit comes only where that is allowed. Whoever names these machines names these very ones: one that is loaded for a reader of the
 * journal is then loaded for the machine that it lives in too.
 */
export const lateMarketing = { marketing: late("marketing"), platform: late("platform") }
