import { readFile } from "node:fs/promises"
import { parentPort, workerData } from "node:worker_threads"
import type { DocumentUnfit } from "./document-unfit.ts"
import type { Pixels } from "./draw-image.ts"
import { faultOfFrame } from "./pdf-frame.ts"

export type ToDecoder = { readonly kind: "heic" | "pdf"; readonly path: string }
export type UnfitFile = { readonly kind: "unfit"; readonly fault: DocumentUnfit["fault"] }
export type FromDecoder = UnfitFile | ({ readonly kind: "heic" } & Pixels) | { readonly kind: "pdf"; readonly thumbnail: Uint8Array | null }

/** An exception in a library is a fault of the file. */
const main = async ({ kind, path }: ToDecoder): Promise<FromDecoder> => {
  limitWasm()
  // The PDF library refuses a Buffer.
  const bytes = new Uint8Array(await readFile(path))
  try {
    if (kind === "heic") return await (await import("./decode-heic.ts")).decodeHeic(bytes)
    const fault = faultOfFrame(bytes)
    return fault === null ? await (await import("./read-pdf.ts")).readPdf(bytes) : { kind: "unfit", fault }
  } catch {
    return { kind: "unfit", fault: "broken" }
  }
}

/** Node.js cannot limit WebAssembly. */
const limitWasm = () => {
  const grow: unknown = Reflect.get(WebAssembly.Memory.prototype, "grow")
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (typeof grow !== "function" || this.buffer.byteLength + pages * 65_536 > maxWasmBytes) throw new RangeError("too much memory")
    return Number(Reflect.apply(grow, this, [pages]))
  }
}

const maxWasmBytes = 512 * 1024 * 1024

const isInput = (data: unknown): data is ToDecoder =>
  typeof data === "object" && data !== null && "kind" in data && "path" in data && typeof data.path === "string"

const run = async (input: ToDecoder): Promise<void> => {
  const decoded = await main(input)
  parentPort?.postMessage(decoded, decoded.kind === "heic" && decoded.data.buffer instanceof ArrayBuffer ? [decoded.data.buffer] : [])
}

if (isInput(workerData)) await run(workerData)
