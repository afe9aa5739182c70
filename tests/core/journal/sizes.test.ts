import { expect, test } from "vitest"
import { withSize } from "../../../core/journal/sizes.ts"

const at = (seq: number, width: number) => ({ seq, width, height: 800 })

test("the latest size of an entry replaces earlier ones, and drops those of later entries", () => {
  expect(withSize([at(0, 390), at(4, 820), at(9, 1440)], at(4, 1280))).toEqual([at(0, 390), at(4, 1280)])
})

test("only the latest two hundred are saved", () => {
  const sizes = Array.from({ length: 201 }, (_, seq) => seq).reduce<ReturnType<typeof withSize>>(
    (known, seq) => withSize(known, at(seq, 390)),
    []
  )
  expect([sizes.length, sizes[0]?.seq, sizes.at(-1)?.seq]).toEqual([200, 1, 200])
})
