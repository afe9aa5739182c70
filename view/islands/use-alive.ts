import { useSyncExternalStore } from "react"

/** Reports whether the part is hydrated: `false` for the server and the first render, which must match, `true` afterwards. */
export const useAlive = (): boolean => useSyncExternalStore(never, isThere, isNot)

const never = () => () => undefined
const isThere = () => true
const isNot = () => false
