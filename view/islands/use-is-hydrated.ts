import { useSyncExternalStore } from "react"

/** Tests if the part is hydrated; `false` on the server and in the first render, which must match. */
export const useIsHydrated = (): boolean => useSyncExternalStore(subscribe, onClient, onServer)

const subscribe = () => () => undefined
const onClient = () => true
const onServer = () => false
