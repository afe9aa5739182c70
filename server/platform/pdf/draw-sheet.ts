import qr from "pdfmake/js/qrEnc.js"
import { organization } from "../../../core/domain/content/organization.ts"
import type { Mark, Sheet } from "../../../core/domain/print/sheet.ts"
import { ink, loadPdf } from "./load-pdf.ts"

export const drawSheet = async (sheet: Sheet, title: string): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = await loadPdf()
  const drawn = pdf.createPdf({
    info: { title, author: organization.name },
    lang: "ru",
    pageSize: { width: points(sheet.width), height: points(sheet.height) },
    pageMargins: [0, 0, 0, 0],
    defaultStyle: { font: "Golos" },
    content: [{ svg: svgOf(sheet), width: points(sheet.width), font: "Golos" }]
  })
  return new Uint8Array(await drawn.getBuffer())
}

const points = (millimetres: number): number => (millimetres * 72) / 25.4

const svgOf = ({ height, marks, width }: Sheet): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${points(width)}" height="${points(height)}" viewBox="0 0 ${width} ${height}">${marks.map(drawn).join("")}</svg>`

const drawn = (mark: Mark): string => {
  switch (mark.kind) {
    case "ground":
      return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" fill="${mark.fill}"/>`
    case "rule":
      return `<path d="M${mark.x} ${mark.y}H${mark.to}" stroke="${mark.stroke}" stroke-width="0.2"${mark.isDashed === true ? ' stroke-dasharray="1 1"' : ""}/>`
    case "lines":
      return `<path d="${mark.path}" transform="${placed(mark)}" fill="none" stroke="${mark.stroke}" stroke-width="${mark.thickness / mark.scale}"/>`
    case "outline":
      return `<path d="${mark.path}" transform="${placed(mark)}" fill="${mark.fill}"/>`
    case "text":
      return `<text x="${mark.x}" y="${mark.y}" font-size="${mark.size}" fill="${mark.fill}" ${faces[mark.face]} text-anchor="${mark.align ?? "start"}">${escaped(mark.text)}</text>`
    case "code":
      return mark.link === null ? "" : codeOf(mark.link, mark)
  }
}

const faces = {
  words: 'font-family="Golos"',
  medium: 'font-family="Golos" font-weight="bold"',
  names: 'font-family="Display" font-style="italic"'
} as const

const placed = ({ scale, x, y }: { readonly x: number; readonly y: number; readonly scale: number }): string =>
  `translate(${x} ${y}) scale(${scale})`

const codeOf = (link: string, { side, x, y }: { readonly x: number; readonly y: number; readonly side: number }): string => {
  const { _canvas: squares, _width: width } = encoder.measure({ qr: link, eccLevel: "M", foreground: ink, background: "none" })
  const path = squares
    .filter(({ color }) => color === ink)
    .map((square) => `M${square.x} ${square.y}h${square.w}v${square.h}h-${square.w}z`)
    .join("")
  return `<path d="${path}" transform="${placed({ x, y, scale: side / width })}" fill="${ink}"/>`
}

/** CommonJS, whose default export may or may not be unwrapped. */
const encoder = "default" in qr ? qr.default : qr

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/\p{Cc}/gu, " ")
