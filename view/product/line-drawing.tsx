import type { Drawing } from "../../core/domain/product/cut-drawing.ts"
import styles from "./line-drawing.module.css"

type Props = {
  readonly drawing: Drawing
  readonly width: number
  readonly height?: number
  readonly className?: string | undefined
}

/** Decorative drawing in tenths of a pixel; hairlines are 1 px at any size. */
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
