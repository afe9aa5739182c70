import { useSyncExternalStore } from "react"

/** Whether a part is drawn by a browser that listens: its first drawing is the server's, which knows nobody, and what has come meanwhile follows. */
export const useAlive = (): boolean => useSyncExternalStore(never, isThere, isNot)

const never = () => () => undefined
const isThere = () => true
const isNot = () => false
