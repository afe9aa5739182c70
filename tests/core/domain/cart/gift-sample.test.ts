import { expect, it } from "vitest"
import { giftCardSheet } from "../../../../core/domain/cart/gift-card-sheet.ts"
import { giftDesigns } from "../../../../core/domain/cart/gift-designs.ts"
import { certificateTerm } from "../../../../core/domain/content/shop-phrases.ts"
import { formatDay } from "../../../../core/domain/text/days.ts"
import { giftSampleSheet } from "../../../../core/domain/cart/gift-sample.ts"

const said = { amount: 50_000, recipient: "Анна", sender: "Михаил", words: "С днём рождения." }

it.each(giftDesigns)("a sample of the design %s is the sheet before it is paid for, with one more mark", (design) => {
  const unpaid = giftCardSheet({ ...said, design, issued: null, link: null })
  const { marks, ...size } = giftSampleSheet({ ...said, design })
  expect({ ...size, marks: marks.slice(0, -1) }).toEqual(unpaid)
  expect(marks.at(-1)).toMatchObject({ kind: "text", text: "Образец" })
})

it("a certificate that is not paid for states its term, a paid one its last day", () => {
  const textsOf = (issued: Parameters<typeof giftCardSheet>[0]["issued"]) =>
    giftCardSheet({ ...said, design: giftDesigns[0], issued, link: null }).marks.flatMap((mark) =>
      mark.kind === "text" ? [mark.text] : []
    )
  expect(textsOf(null)).toEqual(expect.arrayContaining(["Действует", `${certificateTerm} с покупки`]))
  const issued = { number: "1000001", code: "AAAA-BBBB-CCCC", validUntil: "2029-11-28" }
  expect(textsOf(issued)).toEqual(expect.arrayContaining(["Действует по", formatDay("2029-11-28")]))
})
