import type { Light, View } from "../../core/domain/live-stone/live-stone.ts"
import type { Scene } from "../../core/domain/live-stone/scene.ts"
import type { Turn } from "../../core/domain/optics/geometry.ts"
import { mostPixels, type Frame, type Renderer } from "./stone-renderer.ts"

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
const coarsest = 160
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
  let side = coarsest
  let rows = 32
  /** Milliseconds per sample of a pixel, in the last piece. */
  let cost = 0
  let slow = 0
  let started = 0
  let frame: Frame | undefined
  let at: Target | undefined
  let work: Generator<readonly [Target, Frame], void> | undefined
  let look: Look | undefined
  let isChanged = true
  let progress: Progress | undefined

  const tell = (next: Progress) => {
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
      if (frame !== undefined && at !== undefined) finish(frame, at, now)
      begin(now)
    } catch (defect) {
      onFail("lost")
      reportError(defect)
    }
  }

  const finish = (done: Frame, target: Target, now: number) => {
    renderer.copy(done, target.to)
    frame = undefined
    const took = now - started
    cost = took / (done.size * (done.bottom - done.top) * done.samples)
    if (done.samples > 1 || look?.isMoving !== true) {
      rows = Math.round(Math.min(mostPixels, Math.max(4, rows * (took < longestFrame ? 1.5 : took > longestFrame * 2 ? 0.6 : 1))))
      return
    }
    slow = took > slowFrame && done.size === coarsest ? slow + 1 : 0
    if (slow === slowFramesToFail) onFail("slow")
    side = Math.round(
      Math.min(finest(target), Math.max(coarsest, side * (took < longestFrame * 0.7 ? 1.25 : took > longestFrame ? 0.8 : 1)))
    )
  }

  const begin = (now: number) => {
    const isOld = isChanged && look?.isMoving !== true
    let next = isOld ? undefined : work?.next()
    if (next === undefined || next.done === true) {
      if (!isChanged && look?.isMoving === false) return tell("rest")
      look = lookAt(now)
      tell(look.isMoving ? "moving" : "refining")
      isChanged = false
      work = look.isMoving ? moving(look) : resting(look)
      next = work.next()
    }
    if (next.done === true) return
    const [target, piece] = next.value
    at = target
    frame = piece
    started = now
    renderer.draw(piece)
    request()
  }

  const whole = (target: Target, { light, turn, view }: Look, size: number): Frame => ({
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

  const moving = function* (now: Look): Generator<readonly [Target, Frame], void> {
    for (const target of now.targets) yield [target, whole(target, now, side)]
  }

  const resting = function* (now: Look): Generator<readonly [Target, Frame], void> {
    for (const target of now.targets) yield [target, whole(target, now, side)]
    for (const samples of passes)
      for (const target of now.targets) {
        const size = finest(target)
        if (samples > 1 && size * size * samples * cost > longestPass) return
        for (let top = 0; top < size;) {
          const bottom = Math.min(size, top + Math.max(2, Math.round(rows / Math.sqrt(samples))))
          yield [target, { ...whole(target, now, size), top, bottom, samples, isExact: true }]
          top = bottom
        }
      }
  }

  request()
  return {
    wake: () => {
      isChanged = true
      // Reports at once that the picture at rest is out of date.
      if (progress === "rest") tell("refining")
      request()
    },
    stop: () => cancelAnimationFrame(requested)
  }
}

const finest = ({ to }: Target): number => Math.min(mostPixels, to.canvas.height)
