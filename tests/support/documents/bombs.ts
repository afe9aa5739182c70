import { createDeflate, deflateSync } from "node:zlib"
import { onePage, pdfOf } from "./pdf.ts"

/** Compressed megabytes of spaces. */
const spaces = async (megabytes: number): Promise<Buffer> => {
  const deflate = createDeflate({ level: 1 })
  const chunks: Array<Buffer> = []
  deflate.on("data", (chunk: Buffer) => chunks.push(chunk))
  const block = Buffer.alloc(1_000_000, " ")
  for (let count = 0; count < megabytes; count += 1) {
    if (!deflate.write(block)) await new Promise((resolve) => deflate.once("drain", resolve))
  }
  deflate.end()
  await new Promise((resolve) => deflate.once("end", resolve))
  return Buffer.concat(chunks)
}

const contents = (filter: string, stream: Buffer) => pdfOf([...onePage({ page: "/Contents 4 0 R" }), [`/Filter ${filter}`, stream]])

/** PDFs that decompress to far more than their size. */
export const bombs: ReadonlyArray<{ readonly why: string; readonly make: () => Promise<Buffer> }> = [
  { why: "a page of 2 GB of spaces", make: async () => contents("/FlateDecode", await spaces(2_000)) },
  { why: "a page that is packed twice", make: async () => contents("[/FlateDecode /FlateDecode]", deflateSync(await spaces(2_000))) },
  {
    why: "an object stream of 2 GB",
    make: async () => pdfOf([...onePage(), [`/Type /ObjStm /N 1 /First 10 /Filter /FlateDecode`, await spaces(2_000)]])
  },
  { why: "200,000 objects", make: async () => pdfOf([...onePage(), ...Array.from({ length: 200_000 }, () => "[0]")]) },
  {
    why: "a page that draws itself for ever",
    make: async () =>
      pdfOf([
        ...onePage({ page: "/Contents 5 0 R /Resources << /XObject << /A 4 0 R >> >>" }),
        ["/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /A 4 0 R >> >>", Buffer.from("/A Do ".repeat(50))],
        ["", Buffer.from("/A Do")]
      ])
  }
]
