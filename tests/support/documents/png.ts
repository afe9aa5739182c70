import { crc32, deflateSync } from "node:zlib"

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** One chunk of a PNG: its length, its type, its bytes and their checksum. */
export const chunk = (type: string, bytes: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), bytes])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(bytes.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

const header = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  bytes.set([8, 0, 0, 0, 0], 8)
  return chunk("IHDR", bytes)
}

/** Grey PNG with this size in its header and `unpacked` zero bytes as data. `chunks` precede the data. */
export const pngOf = ({ chunks = [], height, unpacked, width }: PngOf): Buffer =>
  Buffer.concat([signature, header(width, height), ...chunks, chunk("IDAT", zeros(unpacked)), chunk("IEND", Buffer.alloc(0))])

type PngOf = { readonly width: number; readonly height: number; readonly unpacked: number; readonly chunks?: ReadonlyArray<Buffer> }

/** Compressed text chunk of a PNG, of `unpacked` bytes after decompression. */
export const textChunk = (unpacked: number): Buffer => chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0", "latin1"), zeros(unpacked)]))

const zeros = (unpacked: number): Buffer => deflateSync(Buffer.alloc(unpacked), { level: 9 })
