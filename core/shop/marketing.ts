import { marketingMachine as marketing } from "../machines/marketing/marketing.machine.ts"
import { platformMachine as platform } from "../machines/marketing/platform.machine.ts"

/** The machines that tell of a visit: they come only where the visitor allows it. */
export const marketingMachines = { marketing, platform }

export type MarketingMachines = typeof marketingMachines
