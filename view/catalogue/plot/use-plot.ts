import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react"
import type { Plot, Point } from "../../../core/domain/catalogue/plot-marks.ts"
import { isPlotKey, markAt, markBeside } from "../../../core/domain/catalogue/plot-reach.ts"

type Area = readonly [Point, Point]

/** Pixels before a drag selects an area. */
const dragThreshold = 6
/** Greatest distance in pixels from pointer to mark. */
const markReach = 24

/** Current mark and area being selected. A mouse drag selects; a touch drag scrolls unless selection is on. Escape cancels. */
export const usePlot = (plot: Plot, onArea: (area: Area) => void) => {
  const [current, setCurrent] = useState(0)
  const [isActive, setActive] = useState(false)
  const [isSelecting, setSelecting] = useState(false)
  const [start, setStart] = useState<Point | null>(null)
  const [end, setEnd] = useState<Point | null>(null)
  const isPreviewed = useRef(false)
  const area: Area | null = start === null || end === null ? null : [start, end]
  const cancel = () => {
    setStart(null)
    setEnd(null)
  }
  const activateMarkAt = (event: PointerEvent<HTMLElement>) => {
    const { size, position } = positionIn(event)
    const index = markAt(plot, position, size, markReach)
    setActive(index >= 0)
    if (index >= 0) setCurrent(index)
    return index
  }
  return {
    area,
    current: Math.min(current, plot.marks.length - 1),
    isActive: isActive && area === null,
    isSelecting,
    setSelecting,
    field: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || (event.pointerType === "touch" && !isSelecting)) return
        setStart(positionIn(event).position)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { size, position } = positionIn(event)
        if (start === null) {
          if (event.pointerType !== "touch") activateMarkAt(event)
          return
        }
        const distance = Math.hypot((position.x - start.x) * size.width, (position.y - start.y) * size.height)
        if (end === null && distance < dragThreshold) return
        if (end === null) event.currentTarget.setPointerCapture(event.pointerId)
        setEnd(position)
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (area !== null) {
          onArea(area)
          setSelecting(false)
        } else if (event.pointerType === "touch") {
          const wasActive = isActive
          isPreviewed.current = activateMarkAt(event) !== current || !wasActive
        }
        cancel()
      },
      // The click after a first tap would follow the link of the new preview.
      onClickCapture: (event: MouseEvent) => {
        if (!isPreviewed.current) return
        isPreviewed.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      onPointerCancel: cancel,
      onPointerLeave: ({ pointerType }: PointerEvent) => (pointerType === "touch" ? undefined : setActive(false)),
      onDragStart: (event: { readonly preventDefault: () => void }) => event.preventDefault(),
      onFocus: () => setActive(true),
      onBlur: () => setActive(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Escape") {
          cancel()
          setSelecting(false)
        }
        if (!isPlotKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        setActive(true)
        setCurrent(isActive ? markBeside(plot, current, event.key) : current)
      }
    }
  }
}

/** Fractions (0 to 1) of the field, from its lower left corner. */
const positionIn = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
  const { bottom, height, left, width } = currentTarget.getBoundingClientRect()
  const position = { x: clamped((clientX - left) / width), y: clamped((bottom - clientY) / height) }
  return { position, size: { width, height } }
}

const clamped = (value: number): number => Math.min(1, Math.max(0, value))
