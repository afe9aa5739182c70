import { useSelector } from "@xstate/react"
import { useHousehold } from "../shop-context.tsx"

/** Whether the browser has no network: what is pressed then waits for it. */
export const useOffline = (): boolean => useSelector(useHousehold("network"), (network) => network?.matches("gone") === true)
