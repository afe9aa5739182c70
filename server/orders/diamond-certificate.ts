import type { Certificate } from "../cart/certificate-text.ts"
import { certificateSpecs } from "../../core/domain/product/diamond-certificate.ts"
import { stoneSheet } from "../../core/domain/product/stone-sheet.ts"
import { drawSheet } from "../platform/pdf/draw-sheet.ts"

export const drawCertificate = ({ figures, message, name, stone }: Certificate, publicUrl: string): Promise<Uint8Array<ArrayBuffer>> => {
  const { code, name: title, shape } = stone
  const sheet = stoneSheet({
    code,
    figures,
    message,
    name,
    shape,
    specs: certificateSpecs(stone),
    title,
    link: `${publicUrl}/diamonds/${code}`
  })
  return drawSheet(sheet, name === "" ? title : `${name}. ${title}`)
}
