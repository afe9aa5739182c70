/** One part of a form; with a name it is a file. */
export type Part = { readonly field: string; readonly name?: string; readonly content: Uint8Array }

/** A form as a browser sends it: its body and its Content-Type. */
export const formOf = (parts: ReadonlyArray<Part>): { readonly body: Uint8Array<ArrayBuffer>; readonly type: string } => {
  const boundary = "----WebKitFormBoundaryAbCdEf0123456789"
  const chunks = parts.flatMap(({ content, field, name }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"`),
    Buffer.from(name === undefined ? "\r\n\r\n" : `; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`),
    content,
    Buffer.from("\r\n")
  ])
  const body = new Uint8Array(Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]))
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}
