import type { Light, View } from "../../core/domain/live-stone/live-stone.ts"
import type { Scene } from "../../core/domain/live-stone/scene.ts"
import type { Turn } from "../../core/domain/optics/geometry.ts"
import { maxPixels, type Frame, type Renderer } from "./stone-renderer.ts"

export type Target = { readonly scene: Scene; readonly to: CanvasRenderingContext2D }

/** `isMoving` asks for another frame. */
export type Look = {
  readonly targets: ReadonlyArray<Target>
  readonly turn: Turn
  readonly view: View
  readonly light: Light
  readonly isMoving: boolean
}

export type Animation = {
  /** Draws again after a change. */
  readonly wake: () => void
  readonly stop: () => void
}

export type Progress = "moving" | "refining" | "rest"

type Options = {
  readonly renderer: Renderer
  readonly lookAt: (now: number) => Look
  readonly isSeen: () => boolean
  /** `rest`: refined, no longer drawn. */
  readonly onProgress: (progress: Progress) => void
  readonly onFail: (failure: "slow" | "lost") => void
}

/** Side of the coarsest picture in pixels. */
const coarsestSide = 160
/** Milliseconds for a frame of a moving stone. */
const longestFrame = 34
/** Milliseconds of a frame that counts as slow. */
const slowFrame = 250
const slowFramesToFail = 8
/** Samples per pixel in each pass over a stone at rest; a pass longer than `longestPass` milliseconds is skipped. */
const passes = [1, 4, 16] as const
const longestPass = 3_000

/**
 * Draws a moving stone as finely as the graphics card allows, and refines a stone at rest in tiles. Each tick starts or copies one piece and
 * never waits for the card, so that no task is long.
 */
export const animate = ({ isSeen, lookAt, onFail, onProgress, renderer }: Options): Animation => {
  let requested = 0
  let side = coarsestSide
  let rows = 32
  /** Milliseconds per sample of a pixel, in the last piece. */
  let cost = 0
  let slowCount = 0
  let startedAt = 0
  let frame: Frame | undefined
  let currentTarget: Target | undefined
  let work: Generator<readonly [Target, Frame], void> | undefined
  let look: Look | undefined
  let isChanged = true
  let progress: Progress | undefined

  const report = (next: Progress) => {
    progress = next
    onProgress(next)
  }

  const request = () => {
    if (requested === 0) requested = requestAnimationFrame(tick)
  }

  const tick = (now: number) => {
    requested = 0
    if (!isSeen()) return
    try {
      if (renderer.isLost()) return onFail("lost")
      if (!renderer.isReady() || !renderer.isDone()) return request()
      if (frame !== undefined && currentTarget !== undefined) finish(frame, currentTarget, now)
      begin(now)
    } catch (defect) {
      onFail("lost")
      reportError(defect)
    }
  }

  const finish = (done: Frame, target: Target, now: number) => {
    renderer.copy(done, target.to)
    frame = undefined
    const duration = now - startedAt
    cost = duration / (done.size * (done.bottom - done.top) * done.samples)
    if (done.samples > 1 || look?.isMoving !== true) {
      rows = Math.round(Math.min(maxPixels, Math.max(4, rows * (duration < longestFrame ? 1.5 : duration > longestFrame * 2 ? 0.6 : 1))))
      return
    }
    slowCount = duration > slowFrame && done.size === coarsestSide ? slowCount + 1 : 0
    if (slowCount === slowFramesToFail) onFail("slow")
    side = Math.round(
      Math.min(
        finestSide(target),
        Math.max(coarsestSide, side * (duration < longestFrame * 0.7 ? 1.25 : duration > longestFrame ? 0.8 : 1))
      )
    )
  }

  const begin = (now: number) => {
    const isOld = isChanged && look?.isMoving !== true
    let next = isOld ? undefined : work?.next()
    if (next === undefined || next.done === true) {
      if (!isChanged && look?.isMoving === false) return report("rest")
      look = lookAt(now)
      report(look.isMoving ? "moving" : "refining")
      isChanged = false
      work = look.isMoving ? movingFrames(look) : restingFrames(look)
      next = work.next()
    }
    if (next.done === true) return
    const [target, piece] = next.value
    currentTarget = target
    frame = piece
    startedAt = now
    renderer.draw(piece)
    request()
  }

  const wholeFrame = (target: Target, { light, turn, view }: Look, size: number): Frame => ({
    scene: target.scene,
    turn,
    view,
    light,
    size,
    top: 0,
    bottom: size,
    samples: 1,
    isExact: false
  })

  const movingFrames = function* (now: Look): Generator<readonly [Target, Frame], void> {
    for (const target of now.targets) yield [target, wholeFrame(target, now, side)]
  }

  const restingFrames = function* (now: Look): Generator<readonly [Target, Frame], void> {
    for (const target of now.targets) yield [target, wholeFrame(target, now, side)]
    for (const samples of passes)
      for (const target of now.targets) {
        const size = finestSide(target)
        if (samples > 1 && size * size * samples * cost > longestPass) return
        for (let top = 0; top < size;) {
          const bottom = Math.min(size, top + Math.max(2, Math.round(rows / Math.sqrt(samples))))
          yield [target, { ...wholeFrame(target, now, size), top, bottom, samples, isExact: true }]
          top = bottom
        }
      }
  }

  request()
  return {
    wake: () => {
      isChanged = true
      // Reports at once that the picture at rest is out of date.
      if (progress === "rest") report("refining")
      request()
    },
    stop: () => cancelAnimationFrame(requested)
  }
}

const finestSide = ({ to }: Target): number => Math.min(maxPixels, to.canvas.height)
