import { setTimeout as sleep } from "node:timers/promises"

/** Bytes between two pauses. */
type Pace = { readonly bytes: number; readonly pause: () => Promise<unknown> }

/**
 * Limits the bytes per time of all uploads together. Resolves when a chunk may continue, in the order of calls; a slow network delays no other
 * upload.
 */
export const makePace = ({ bytes, pause }: Pace): ((length: number) => Promise<void>) => {
  let left = bytes
  let last = Promise.resolve()
  const take = async (length: number) => {
    left -= length
    if (left > 0) return
    left = bytes
    await pause()
  }
  return (length) => (last = last.then(() => take(length)))
}

/** 16 MB a second: at most one document a second is checked, and page requests need the thread. */
export const uploadPace = makePace({ bytes: 65_536, pause: () => sleep(4) })
