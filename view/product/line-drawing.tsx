import type { Drawing } from "../../core/domain/product/cut-drawing.ts"
import styles from "./line-drawing.module.css"

type Props = {
  readonly drawing: Drawing
  readonly width: number
  readonly height?: number
  readonly className?: string | undefined
}

/** A drawing in tenths of a pixel, its hairlines 1 px at any size; decoration, hidden from a screen reader. */
export function LineDrawing({ className = "", drawing, height, width }: Props) {
  return (
    <svg
      className={`${styles["drawing"]} ${className}`}
      viewBox={drawing.viewBox}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeWidth={10}
      aria-hidden="true"
    >
      <path d={drawing.path} />
    </svg>
  )
}
