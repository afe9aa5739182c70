import type { Roll } from "../../core/domain/live-stone/live-stone.ts"

/** Milliseconds. */
const period = 7_000
/** Degrees to each side. */
const reach = { right: 13, down: 6 } as const

export const swayAt = (milliseconds: number): Roll => {
  const part = (milliseconds / period) * 2 * Math.PI
  return { right: reach.right * Math.sin(part), down: reach.down * Math.sin(part * 0.5) }
}
