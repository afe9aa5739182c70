import { createCanvas } from "@napi-rs/canvas"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist"
import type { FromDecoder, UnfitFile } from "./decoder.ts"
import { thumbnailSide } from "./draw-image.ts"
import { maxPixels } from "./images.ts"
import { faultInObjects } from "./pdf-objects.ts"

export const readPdf = async (bytes: Uint8Array): Promise<FromDecoder> => {
  const document = await openPdf(bytes)
  if (document === null) return unfit("protected")
  const inDocument = await faultOfDocument(document)
  if (inDocument !== null) return unfit(inDocument)
  const inObjects = await faultInObjects(bytes)
  if (inObjects !== null) return unfit(inObjects)
  return { kind: "pdf", thumbnail: await drawPage(await document.getPage(1)) }
}

const unfit = (fault: UnfitFile["fault"]): UnfitFile => ({ kind: "unfit", fault })

/** Copies the bytes, which the library takes over. `null` if a password is required. */
const openPdf = async (bytes: Uint8Array): Promise<PDFDocumentProxy | null> => {
  const { getDocument, PasswordException, VerbosityLevel } = await import("pdfjs-dist/legacy/build/pdf.mjs")
  const folder = join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "/")
  const options = {
    data: bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: maxPixels,
    canvasMaxAreaInBytes: maxPixels * 4,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    standardFontDataUrl: join(folder, "standard_fonts/"),
    cMapUrl: join(folder, "cmaps/"),
    wasmUrl: join(folder, "wasm/"),
    iccUrl: join(folder, "iccs/")
  }
  try {
    return await getDocument(options).promise
  } catch (cause) {
    if (cause instanceof PasswordException) return null
    throw cause
  }
}

const faultOfDocument = async (document: PDFDocumentProxy): Promise<UnfitFile["fault"] | null> => {
  const { info } = await document.getMetadata()
  if ("EncryptFilterName" in info && info.EncryptFilterName !== null) return "protected"
  if (document.numPages > maxPages) return "manyPages"
  if ((await document.getAttachments()) !== null) return "attachment"
  if ("IsXFAPresent" in info && info.IsXFAPresent === true) return "script"
  return (await document.hasJSActions()) ? "script" : null
}

const drawPage = async (page: PDFPageProxy): Promise<Uint8Array> => {
  const { height, width } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: thumbnailSide / Math.max(width, height) })
  const canvas = createCanvas(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)))
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
  return canvas.encode("webp", 80)
}

const maxPages = 20
