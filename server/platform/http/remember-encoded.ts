import { createHash } from "node:crypto"

export type Encode = (content: Buffer) => Promise<Buffer>

/** Results per encoding, 10 to 30 kB each. */
const maxRemembered = 500

/** Milliseconds between two encodings by `best`, which take 0.1 to 0.5 s of processor time. */
const pauseMs = 2000

type EncodedFile = { readonly result: Promise<Buffer>; readonly isBest: boolean }

/**
 * Remembers results by content hash, evicting the least recently used. Encodes repeatedly requested content by `best`, one at a time, and returns
 * that result from then on.
 */
export const rememberEncoded = (encode: Encode, best?: Encode): Encode => {
  const remembered = new Map<string, EncodedFile>()
  const keys = new WeakMap<Buffer, string>()
  let isBusy = false

  const remember = (key: string, { isBest, result }: EncodedFile) => {
    remembered.delete(key)
    remembered.set(key, { isBest, result })
    const [oldest = key] = remembered.keys()
    if (remembered.size > maxRemembered) remembered.delete(oldest)
    result.catch(() => remembered.delete(key))
  }
  const improve = (key: string, content: Buffer, encodeBest: Encode) => {
    isBusy = true
    const pause = () => void setTimeout(() => (isBusy = false), pauseMs).unref()
    const result = encodeBest(content)
    result
      .then(
        () => remember(key, { result, isBest: true }),
        () => remembered.delete(key)
      )
      .finally(pause)
  }

  return (content) => {
    const key = keys.get(content) ?? createHash("sha1").update(content).digest("base64")
    keys.set(content, key)
    const before = remembered.get(key)
    if (best !== undefined && before?.isBest === false && !isBusy) improve(key, content, best)
    const { isBest, result } = before ?? { isBest: false, result: encode(content) }
    remember(key, { isBest, result })
    return result
  }
}
