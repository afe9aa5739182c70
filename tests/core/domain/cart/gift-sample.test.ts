import { expect, it } from "vitest"
import { giftCardSheet } from "../../../../core/domain/cart/gift-card-sheet.ts"
import { giftDesigns } from "../../../../core/domain/cart/gift-designs.ts"
import { giftSampleSheet } from "../../../../core/domain/cart/gift-sample.ts"

const said = { amount: 50_000, recipient: "Анна", sender: "Михаил", words: "С днём рождения." }

it.each(giftDesigns)("a sample of the design %s is the sheet before it is paid for, with one more mark", (design) => {
  const unpaid = giftCardSheet({ ...said, design, issued: null, link: null })
  const { marks, ...size } = giftSampleSheet({ ...said, design })
  expect({ ...size, marks: marks.slice(0, -1) }).toEqual(unpaid)
  expect(marks.at(-1)).toMatchObject({ kind: "text", text: "Образец" })
})
