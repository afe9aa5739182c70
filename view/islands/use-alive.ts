import { useSyncExternalStore } from "react"

/** Tests if the part is hydrated; `false` on the server and in the first render, which must match. */
export const useAlive = (): boolean => useSyncExternalStore(never, isThere, isNot)

const never = () => () => undefined
const isThere = () => true
const isNot = () => false
