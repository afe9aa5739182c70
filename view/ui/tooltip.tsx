import type { PointerEvent, ReactNode, Ref } from "react"
import styles from "./tooltip.module.css"

type Props = {
  readonly id: string
  readonly place?: Ref<HTMLSpanElement>
  readonly children: ReactNode
  readonly text: string | null
  readonly stage: "open" | "fading" | null
  readonly onPoint: () => void
  readonly onLeave: () => void
}

export function Tooltip({ children, id, onLeave, onPoint, place, stage, text }: Props) {
  const byMouse = (action: () => void) => (event: PointerEvent) => (event.pointerType === "touch" ? undefined : action())
  return (
    <span ref={place} className={styles["place"]} data-tooltip onPointerEnter={byMouse(onPoint)} onPointerLeave={byMouse(onLeave)}>
      <button
        className={styles["term"]}
        type="button"
        aria-describedby={text !== null && stage === "open" ? id : undefined}
        onFocus={onPoint}
        onBlur={onLeave}
      >
        {children}
      </button>
      {text === null || stage === null ? null : (
        <span className={styles["bubble"]} id={id} role="tooltip" data-fading={stage === "fading"}>
          {text}
        </span>
      )}
    </span>
  )
}
