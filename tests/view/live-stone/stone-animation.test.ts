// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { animate, type Look, type Progress } from "../../../view/live-stone/stone-animation.ts"
import type { Frame, Renderer } from "../../../view/live-stone/stone-renderer.ts"

const scene = { planes: [], facets: 0, walls: 0, isFolded: false, inradius: 1, reach: 1, absorption: [0, 0, 0], glow: 0 } as const
const still: Omit<Look, "targets"> = { turn: [0, 0, 0, 1], view: "face", light: "lamps", isMoving: false }

/** An animation over a renderer whose frames take `ticks` animation frames each; `at` counts milliseconds. */
const stage = (ticks: number, first = still, canvases = 1) => {
  const state = { look: first, isSeen: true, isLost: false, drawing: 0, frames: [] as Array<Frame>, copied: 0, at: 0 }
  const failures: Array<string> = []
  const progress: Array<Progress> = []
  let due: FrameRequestCallback | undefined
  vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => {
    due = call
    return 1
  })
  const renderer: Renderer = {
    isReady: () => true,
    draw: (frame) => {
      state.frames.push(frame)
      state.drawing = ticks
    },
    isDone: () => --state.drawing <= 0,
    copy: () => void state.copied++,
    isLost: () => state.isLost,
    close: () => undefined
  }
  const to = (size: number) => Object.assign(Object.create(null), { canvas: { width: size, height: size } })
  const targets = Array.from({ length: canvases }, () => ({ scene, to: to(400) }))
  const animation = animate({
    renderer,
    lookAt: () => ({ ...state.look, targets }),
    isSeen: () => state.isSeen,
    onProgress: (next) => progress.push(next),
    onFail: (failure) => failures.push(failure)
  })
  /** Runs up to `count` animation frames of 16 ms; returns how many were asked for. */
  const run = (count: number) => {
    for (let ran = 0; ran < count; ran++) {
      const call = due
      if (call === undefined) return ran
      due = undefined
      state.at += 16
      call(state.at)
    }
    return count
  }
  return { animation, state, run, failures, progress }
}

beforeEach(() => vi.stubGlobal("cancelAnimationFrame", () => undefined))
afterEach(() => vi.unstubAllGlobals())

it("a stone at rest is refined to 16 samples a pixel, each pass over all rows, and then nothing is drawn", () => {
  const { progress, run, state } = stage(1)
  expect(run(5_000)).toBeLessThan(5_000)
  const [coarse, ...refined] = state.frames
  expect(coarse).toMatchObject({ size: 160, samples: 1 })
  for (const samples of [1, 4, 16]) {
    const tiles = refined.filter((frame) => frame.samples === samples)
    expect(tiles.every(({ size }) => size === 400)).toBe(true)
    expect(tiles.map(({ top }) => top)).toEqual([0, ...tiles.slice(0, -1).map(({ bottom }) => bottom)])
    expect(tiles.at(-1)?.bottom).toBe(400)
  }
  expect(state.copied).toBe(state.frames.length)
  expect([progress[0], progress.at(-1)]).toEqual(["refining", "rest"])
})

it("a moving stone is drawn whole, with one draw call a frame, and finer while the card keeps up", () => {
  const { run, state } = stage(1, { ...still, isMoving: true })
  run(60)
  expect(state.frames.every(({ bottom, size, top }) => top === 0 && bottom === size)).toBe(true)
  expect(state.frames[0]?.size).toBe(160)
  expect(state.frames.at(-1)?.size).toBe(400)
})

it("a slow card gets the coarsest picture, and a slower one than four frames a second ends the animation", () => {
  const slow = stage(6, { ...still, isMoving: true })
  slow.run(300)
  expect(new Set(slow.state.frames.map(({ size }) => size))).toEqual(new Set([160]))
  expect(slow.failures).toEqual([])
  const slower = stage(17, { ...still, isMoving: true })
  slower.run(300)
  expect(slower.failures).toEqual(["slow"])
})

it("a card that would take seconds for a pass leaves it out", () => {
  const { progress, run, state } = stage(40)
  run(20_000)
  expect(new Set(state.frames.map(({ samples }) => samples))).toEqual(new Set([1]))
  expect(state.frames.at(-1)?.bottom).toBe(400)
  expect(progress.at(-1)).toBe("rest")
})

it("a change at rest starts with a coarse picture again; without a change waking draws nothing twice", () => {
  const { animation, progress, run, state } = stage(1)
  run(5_000)
  const drawn = state.frames.length
  state.look = { ...still, light: "candle" }
  animation.wake()
  expect(progress.at(-1)).toBe("refining")
  run(1)
  expect(state.frames[drawn]).toMatchObject({ size: expect.any(Number), light: "candle", top: 0, samples: 1 })
  run(5_000)
  expect(state.frames.slice(drawn).every(({ light }) => light === "candle")).toBe(true)
})

it("nothing is drawn out of sight, and it goes on when it is seen again", () => {
  const { animation, run, state } = stage(1, { ...still, isMoving: true })
  run(5)
  state.isSeen = false
  run(5)
  const drawn = state.frames.length
  expect(run(5)).toBe(0)
  expect(state.frames).toHaveLength(drawn)
  state.isSeen = true
  animation.wake()
  run(5)
  expect(state.frames.length).toBeGreaterThan(drawn)
})

it("two stones are drawn in turn, with the same look", () => {
  const { run, state } = stage(1, { ...still, isMoving: true }, 2)
  run(10)
  expect(state.frames.slice(0, 4).map(({ turn }) => turn)).toEqual(Array.from({ length: 4 }, () => still.turn))
  expect(state.copied).toBeGreaterThanOrEqual(8)
})

it("a lost context is reported once and draws nothing more", () => {
  const { failures, run, state } = stage(1, { ...still, isMoving: true })
  run(3)
  state.isLost = true
  const drawn = state.frames.length
  run(3)
  expect(failures).toEqual(["lost"])
  expect(state.frames).toHaveLength(drawn)
})
