import type { Page } from "playwright/test"

type Spot = readonly [x: number, y: number]

/** Moves fingers at the same time, each along its path from the first spot to the last. */
export const touch = async (page: Page, ...fingers: ReadonlyArray<readonly [Spot, ...ReadonlyArray<Spot>]>) => {
  const session = await page.context().newCDPSession(page)
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at: number | null) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at === null ? [] : fingers.map((path, id) => ({ x: path[at]?.[0] ?? 0, y: path[at]?.[1] ?? 0, id }))
    })
  await send("touchStart", 0)
  for (let step = 1; step < (fingers[0]?.length ?? 0); step++) await send("touchMove", step)
  await send("touchEnd", null)
  await session.detach()
}
