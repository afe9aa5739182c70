import { inks, type Sheet } from "../print/sheet.ts"
import { giftCardSheet, type GiftCardPrint } from "./gift-card-sheet.ts"
import { giftDesignOf } from "./gift-designs.ts"

type Sample = Pick<GiftCardPrint, "amount" | "recipient" | "sender" | "words"> & { readonly design: string }

/** RT-040. Marked «Образец», without number and code, so that it cannot be spent. */
export const giftSampleSheet = ({ design: name, ...card }: Sample): Sheet => {
  const design = giftDesignOf(name)
  const sheet = giftCardSheet({ ...card, design, issued: null, link: null })
  const fill = design === "night" ? inks.paper : inks.ink
  return { ...sheet, marks: [...sheet.marks, { kind: "text", text: "Образец", x: 12, y: 48, size: 11, face: "names", fill }] }
}
