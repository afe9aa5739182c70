import { setTimeout as sleep } from "node:timers/promises"

/** Pauses after this many bytes. */
type Pace = { readonly bytes: number; readonly pause: () => Promise<unknown> }

/**
 * Shared limit of the bytes that all uploads together may take in a time. Resolves when a chunk of this length may go on, in the order of
 * the calls; an upload on a slow network holds nothing that others wait for.
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

/** 16 MB a second: more than one document a second is never checked, and the pages of others need the thread. */
export const uploadPace = makePace({ bytes: 65_536, pause: () => sleep(4) })
