import { useEffect, useRef } from "react"
import { type LiveStone, type Roll, rollTurn } from "../../core/domain/live-stone/live-stone.ts"
import { sceneOf } from "../../core/domain/live-stone/scene.ts"
import type { Failure, LiveStoneContext } from "../../core/machines/product/live-stone.machine.ts"
import styles from "./live-stone.module.css"
import { animate, type Animation, type Look, type Target } from "./stone-animation.ts"
import { listenForRolls } from "./stone-rolls.ts"
import { maxPixels, openRenderer } from "./stone-renderer.ts"
import { swayAt } from "./sway.ts"
import type { LiveStoneSend } from "./use-live-stones.ts"

type Props = { readonly state: LiveStoneContext; readonly send: LiveStoneSend; readonly label: string }

/** Live picture of one or two stones, whose number must not change. Turned by finger, arrow keys and a slow sway. */
export function StoneCanvas({ label, send, state }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(state)
  const animation = useRef<Animation>(undefined)

  useEffect(() => {
    shown.current = state
    animation.current?.wake()
  }, [state])

  /** Takes the focus of the start button, which is gone. */
  useEffect(() => box.current?.focus({ preventScroll: true }), [])

  useEffect(() => {
    if (box.current === null) return undefined
    const started = startAnimation(box.current, () => shown.current, send)
    animation.current = started
    return started?.stop
  }, [send])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys turn it; buttons beside it do the same
    <div ref={box} className={styles["stones"]} role="img" aria-label={label} tabIndex={0}>
      {state.stones.map((_, index) => (
        <canvas key={index} />
      ))}
    </div>
  )
}

const lookOf = ({ isSwaying, light, turn, view }: LiveStoneContext, preview: Roll | null, now: number): Omit<Look, "targets"> => {
  if (preview !== null) return { turn: rollTurn(turn, preview), view, light, isMoving: true }
  return { turn: isSwaying ? rollTurn(turn, swayAt(now)) : turn, view, light, isMoving: isSwaying }
}

/** Pairs canvases with the cached scenes of the stones; `null` for an impossible stone. */
const pairCanvases = (box: HTMLElement) => {
  const contexts = [...box.querySelectorAll("canvas")].flatMap((canvas) => canvas.getContext("2d") ?? [])
  let paired: { readonly stones: ReadonlyArray<LiveStone>; readonly targets: ReadonlyArray<Target> | null } | undefined
  const targetsOf = (stones: ReadonlyArray<LiveStone>): ReadonlyArray<Target> | null => {
    if (paired?.stones === stones) return paired.targets
    const targets = stones.flatMap((stone, index) => {
      const [scene, to] = [sceneOf(stone), contexts[index]]
      return scene === null || to === undefined ? [] : [{ scene, to }]
    })
    paired = { stones, targets: targets.length < stones.length ? null : targets }
    return paired.targets
  }
  return { contexts, targetsOf }
}

/** Animates the box's canvases while on screen; sends a failure if it cannot start. */
const startAnimation = (box: HTMLElement, shown: () => LiveStoneContext, send: LiveStoneSend): Animation | undefined => {
  const fail = (failure: Failure) => send({ type: "liveStone.fail", failure })
  const renderer = openRenderer()
  const { contexts, targetsOf } = pairCanvases(box)
  if (renderer === null || targetsOf(shown().stones) === null) {
    fail(renderer === null ? "unsupported" : "impossible")
    renderer?.close()
    return undefined
  }
  let isOnScreen = true
  let previewRoll: Roll | null = null
  const control = new AbortController()
  const animation = animate({
    renderer,
    // Impossible stones are reported by the machine.
    lookAt: (now) => ({ ...lookOf(shown(), previewRoll, now), targets: targetsOf(shown().stones) ?? [] }),
    isSeen: () => isOnScreen && document.visibilityState === "visible",
    onProgress: (progress) => void (box.dataset["progress"] = progress),
    onFail: fail
  })
  const preview = (by: Roll | null) => {
    previewRoll = by
    animation.wake()
  }
  const screen = new IntersectionObserver(([entry]) => {
    isOnScreen = entry?.isIntersecting !== false
    animation.wake()
  })
  const sizes = new ResizeObserver(() => {
    for (const { canvas } of contexts) fit(canvas)
    animation.wake()
  })
  listenForRolls(box, { preview, roll: (by) => send({ type: "liveStone.roll", by }) }, control.signal)
  document.addEventListener("visibilitychange", animation.wake, { signal: control.signal })
  screen.observe(box)
  sizes.observe(box)
  return {
    ...animation,
    stop: () => {
      control.abort()
      screen.disconnect()
      sizes.disconnect()
      animation.stop()
      renderer.close()
    }
  }
}

/** Sizes a canvas in screen pixels, which clears it. */
const fit = (canvas: HTMLCanvasElement): void => {
  const side = Math.max(1, Math.min(maxPixels, Math.round(canvas.clientWidth * devicePixelRatio)))
  if (canvas.width === side) return
  canvas.width = side
  canvas.height = side
}
