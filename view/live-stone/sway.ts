import type { Roll } from "../../core/domain/live-stone/live-stone.ts"

/** Milliseconds. */
const period = 7_000
/** Degrees to each side. */
const amplitude = { right: 13, down: 6 } as const

export const swayAt = (milliseconds: number): Roll => {
  const phase = (milliseconds / period) * 2 * Math.PI
  return { right: amplitude.right * Math.sin(phase), down: amplitude.down * Math.sin(phase * 0.5) }
}
