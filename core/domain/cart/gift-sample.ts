import { inks, type Sheet } from "../print/sheet.ts"
import { giftCardSheet, type GiftCardPrint } from "./gift-card-sheet.ts"
import { giftDesignOf } from "./gift-designs.ts"

type Sample = Pick<GiftCardPrint, "amount" | "recipient" | "sender" | "words"> & { readonly design: string }

/** A gift certificate to look at (RT-040): printed like a paid one, with the word «Образец» on its face and no number or code, so that nobody can spend it. */
export const giftSampleSheet = ({ design: named, ...said }: Sample): Sheet => {
  const design = giftDesignOf(named)
  const sheet = giftCardSheet({ ...said, design, issued: null, link: null })
  const fill = design === "night" ? inks.paper : inks.ink
  return { ...sheet, marks: [...sheet.marks, { kind: "text", text: "Образец", x: 12, y: 48, size: 11, face: "names", fill }] }
}
