import { marketingMachine as marketing } from "../machines/marketing/marketing.machine.ts"
import { platformMachine as platform } from "../machines/marketing/platform.machine.ts"

/** Loaded with the visitor's consent. */
export const marketingMachines = { marketing, platform }

export type MarketingMachines = typeof marketingMachines
