/** Object of a PDF: a text that is written as it is, or the entries of a dictionary with a stream. */
export type PdfObject = string | readonly [dictionary: string, stream: Uint8Array]

/** Objects 1 to 3 of a PDF: catalog, page tree and one empty page. `catalog` and `page` are further entries. */
export const onePage = ({ box = "0 0 200 300", catalog = "", page = "" }: Entries = {}): ReadonlyArray<PdfObject> => [
  `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
  "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] ${page} >>`
]

type Entries = { readonly box?: string; readonly catalog?: string; readonly page?: string }

/** Writes objects as a PDF with a cross-reference table; the first is the catalog. */
export const pdfOf = (objects: ReadonlyArray<PdfObject>, { trailer = "", header = "" } = {}): Buffer => {
  const chunks: Array<Buffer> = [Buffer.from(`%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n${header}`, "latin1")]
  const offsets: Array<number> = []
  let length = chunks[0]?.length ?? 0
  const add = (chunk: Buffer) => {
    chunks.push(chunk)
    length += chunk.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    add(Buffer.from(`${index + 1} 0 obj\n`))
    add(bodyOf(object))
    add(Buffer.from("\nendobj\n"))
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
  const size = objects.length + 1
  add(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`
    )
  )
  return Buffer.concat(chunks)
}

const bodyOf = (object: PdfObject): Buffer => {
  if (typeof object === "string") return Buffer.from(object)
  const [dictionary, stream] = object
  return Buffer.concat([Buffer.from(`<< ${dictionary} /Length ${stream.length} >>\nstream\n`), stream, Buffer.from("\nendstream")])
}
