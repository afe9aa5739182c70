import type { CartDiamond } from "../../core/domain/cart/cart-schema.ts"
import { specsOf } from "../../core/domain/product/diamond-certificate.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { ink, loadPdf, quiet } from "./load-pdf.ts"

/** What is printed: the stone, and what its shopper calls it and says with it. */
export type Certificate = { readonly stone: CartDiamond; readonly name: string; readonly message: string }

/** The certificate of a named stone as a PDF; the program that draws it is loaded when the first one is asked for. */
export const drawCertificate = async ({ message, name, stone }: Certificate): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = await loadPdf()
  const drawn = pdf.createPdf({
    info: { title: name === "" ? stone.name : `${name}. ${stone.name}`, author: organization.name },
    lang: "ru",
    pageSize: "A5",
    pageMargins: [48, 56, 48, 48],
    defaultStyle: { font: "Golos", fontSize: 10, color: ink },
    content: [
      { text: organization.name.toUpperCase(), fontSize: 9, color: quiet, alignment: "center", margin: [0, 0, 0, 40] },
      ...(name === "" ? [] : [{ text: name, fontSize: 26, alignment: "center", margin: [0, 0, 0, 8] } as const]),
      { text: stone.name, fontSize: 12, color: quiet, alignment: "center", margin: [0, 0, 0, 28] },
      ...(message === "" ? [] : [{ text: message, fontSize: 13, lineHeight: 1.4, alignment: "center", margin: [16, 0, 16, 32] } as const]),
      {
        layout: "lightHorizontalLines",
        table: {
          headerRows: 0,
          widths: ["40%", "60%"],
          body: specsOf(stone).map(([term, value]) => [
            { text: term, color: quiet, margin: [0, 3, 0, 3] },
            { text: value, margin: [0, 3, 0, 3] }
          ])
        }
      }
    ]
  })
  return new Uint8Array(await drawn.getBuffer())
}
