import type { Cost } from "../../server/platform/identity/password-cost.ts"

/** Minimal cost of password hashes, refused in production. */
export const minCost: Cost = { memory: 64, passes: 1 }

/** Value of `PASSWORD_COST`. */
export const minCostSetting = `m=${minCost.memory},t=${minCost.passes}`
