import { expect, test } from "vitest"
import { shapes } from "../../../../core/domain/product/diamond.ts"
import { bandLevel, boxBesideCoin, coinDiameter, coinMiddle, onFinger, sheet } from "../../../../core/domain/product/size-comparison.ts"
import { diamonds } from "../../../../server/seed/stones.ts"

const largest = shapes.map((shape) =>
  diamonds(2000)
    .filter((stone) => stone.shape === shape)
    .reduce((one, other) => (other.weight > one.weight ? other : one))
)

test.each(largest)("the largest $shape does not overlap the coin, and fits the sheet, in its own millimetres", ({ measurements }) => {
  const place = boxBesideCoin(measurements)
  expect([place.width, place.height]).toEqual([measurements.width, measurements.length])
  expect(place.x).toBeGreaterThan(coinMiddle.x + coinDiameter / 2)
  expect(place.x + place.width).toBeLessThan(sheet.width)
  expect([place.y >= 0, place.y + place.height <= sheet.coin]).toEqual([true, true])
  expect(place.y + place.height / 2).toBeCloseTo(coinMiddle.y, 2)
})

test.each(largest)("the largest $shape is in the middle of the band on the finger, and fits the sheet", ({ measurements }) => {
  const place = onFinger(measurements)
  expect([place.x + place.width / 2, place.y + place.height / 2].map((value) => Math.round(value * 100) / 100)).toEqual([
    sheet.width / 2,
    bandLevel
  ])
  expect([place.y >= 0, place.y + place.height <= sheet.finger]).toEqual([true, true])
})
