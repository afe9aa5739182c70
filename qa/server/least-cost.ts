import type { Cost } from "../../server/platform/identity/password-cost.ts"

/** Cost of password hashes in tests: minimal, and refused in production. */
export const minCost: Cost = { memory: 64, passes: 1 }

/** The same cost as the environment states it (`PASSWORD_COST`). */
export const minCostSetting = `m=${minCost.memory},t=${minCost.passes}`
