import type { CartDiamond } from "../../core/domain/cart/cart-schema.ts"
import { specsOf } from "../../core/domain/product/diamond-certificate.ts"
import { type StonePrint, stoneSheet } from "../../core/domain/product/stone-sheet.ts"
import { drawSheet } from "./draw-sheet.ts"

export type Certificate = Pick<StonePrint, "figures" | "message" | "name"> & { readonly stone: CartDiamond }

export const drawCertificate = ({ figures, message, name, stone }: Certificate, publicUrl: string): Promise<Uint8Array<ArrayBuffer>> => {
  const { code, name: title, shape } = stone
  const sheet = stoneSheet({ code, figures, message, name, shape, specs: specsOf(stone), title, link: `${publicUrl}/diamonds/${code}` })
  return drawSheet(sheet, name === "" ? title : `${name}. ${title}`)
}
