import { Effect } from "effect"
import { fileTypeFromBuffer } from "file-type"
import { open } from "node:fs/promises"

/** By the first bytes; `undefined` for an unknown type. */
export const mediaTypeOf = (path: string): Effect.Effect<string | undefined> =>
  Effect.promise(async () => (await fileTypeFromBuffer(await headOf(path)))?.mime)

/** Passed to file-type: too few to unpack archives. */
const headBytes = 4_100

const headOf = async (path: string): Promise<Uint8Array> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
