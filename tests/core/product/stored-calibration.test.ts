import { Effect } from "effect"
import { expect, it } from "vitest"
import { storeCalibration, type PixelRatio, readCalibration, watchCalibration } from "../../../core/services/product/stored-calibration.ts"
import { twoTabs } from "../../support/two-tabs.ts"

const screen = { scale: 4.29, ratio: 2 }

/** A page that is zoomed by hand. */
const page = () => {
  const zoomed: { notify: (ratio: number) => void } = { notify: () => undefined }
  const pixelRatio: PixelRatio = { read: Effect.succeed(2), watch: (notify) => Effect.callback<never>(() => void (zoomed.notify = notify)) }
  return { pixelRatio, zoomed }
}

it("a tab receives the stored calibration, other tabs' changes and the zoom until it stops", async () => {
  const { tabs } = twoTabs()
  const [one, other] = tabs
  one.run(storeCalibration(screen))
  const { pixelRatio, zoomed } = page()
  const seen: Array<unknown> = []
  const stop = other.start(watchCalibration(pixelRatio, (event) => void seen.push(event)))
  expect(seen.splice(0)).toEqual([{ type: "trueSize.hydrated", calibration: screen, ratio: 2 }])
  zoomed.notify(3)
  expect(seen.splice(0)).toEqual([{ type: "trueSize.zoomed", ratio: 3 }])
  one.run(storeCalibration(null))
  await expect.poll(() => seen.splice(0)).toEqual([{ type: "trueSize.changedElsewhere", calibration: null }])
  stop()
  one.run(storeCalibration(screen))
  await Promise.resolve()
  expect(seen).toEqual([])
})

it.each([
  undefined,
  null,
  "4.29",
  4.29,
  [],
  {},
  { scale: 4.29 },
  { scale: null, ratio: 1 },
  { scale: "4.29", ratio: 1 },
  { scale: 0, ratio: 1 },
  { scale: 1000, ratio: 1 },
  { scale: 4.29, ratio: -1 }
])("a stored calibration of %j is ignored", (stored) => {
  expect(readCalibration(stored)).toBeNull()
})

it("a stored calibration that a screen can have is read", () => {
  expect(readCalibration({ ...screen, extra: true })).toEqual(screen)
})
