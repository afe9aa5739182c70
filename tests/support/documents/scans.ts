import sharp from "sharp"
import { heic } from "./heic.ts"
import type { SentFile } from "./passport.ts"
import { onePage, pdfOf } from "./pdf.ts"

/** Documents as phones and scanners send them: a photograph of 12 megapixels and 9 MB, a scanned page of A4 at 300 dpi, a HEIC image. */
export const scans = async (): Promise<ReadonlyArray<SentFile>> => {
  const page = await grainy({ width: 2480, height: 3508, quality: 80 })
  const image = "/Type /XObject /Subtype /Image /Width 2480 /Height 3508 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode"
  const pdf = pdfOf([
    ...onePage({ box: "0 0 595 842", page: "/Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> >>" }),
    ["", Buffer.from("595 0 0 842 0 0 cm /Scan Do")],
    [image, page]
  ])
  return [
    { name: "photo.jpg", bytes: await grainy({ width: 4000, height: 3000, quality: 94 }) },
    { name: "scan.pdf", bytes: pdf },
    { name: "photo.heic", bytes: heic() }
  ]
}

type Grainy = { readonly width: number; readonly height: number; readonly quality: number }

/** JPEG of grey noise, which takes as many bytes as a photograph full of detail. */
const grainy = ({ height, quality, width }: Grainy): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#888888", noise: { type: "gaussian", mean: 128, sigma: 34 } } })
    .jpeg({ quality })
    .toBuffer()
