import { useSelector } from "../use-selector.ts"
import { type MouseEvent, type PointerEvent, type ReactNode, type TouchEvent, useId, useRef } from "react"
import { hyphenate } from "../../core/domain/text/hyphens.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Icon } from "../ui/icon.tsx"
import { Toasts } from "../notices/toasts.tsx"
import { useFeature, useSend } from "../shop-context.tsx"
import styles from "./frame.module.css"
import { showModal } from "../ui/modal.ts"

type Props = {
  readonly title: string
  /** Pixels on a wide screen; 520 by default. */
  readonly width?: 560 | 880
  readonly children: ReactNode
}

/** Box of a dialog, a sheet on a narrow screen (SHL-009). */
export function Frame({ children, title, width }: Props) {
  const id = useId()
  const actor = useFeature("dialogs")
  const send = useSend("dialogs")
  const isFading = useSelector(actor, (dialogs) => dialogs?.hasTag("fading") === true)
  const beganOutside = useRef(false)
  const close = () => send({ type: "dialogs.close" })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes it, and a button
    <dialog
      ref={showModal}
      className={styles["dialog"]}
      aria-labelledby={id}
      data-fading={isFading}
      onCancel={(event) => {
        // A file input's `cancel` bubbles.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
      onClose={({ currentTarget }) => ("shown" in currentTarget.dataset ? close() : undefined)}
      onPointerDown={(event) => void (beganOutside.current = isOutside(event))}
      onClick={(event) => (beganOutside.current && isOutside(event) ? close() : undefined)}
    >
      <div
        className={styles["box"]}
        data-width={width}
        onPointerEnter={() => send({ type: "dialogs.hover" })}
        onPointerLeave={() => send({ type: "dialogs.unhover" })}
      >
        <button className={styles["close"]} type="button" aria-label="Закрыть" onClick={close}>
          <Icon name="close" size={24} />
        </button>
        <div className={styles["content"]}>
          <div
            className={styles["head"]}
            onTouchStart={({ touches }) => send({ type: "dialogs.touch", at: pointOf(touches) })}
            onTouchEnd={({ changedTouches }) => send({ type: "dialogs.lift", at: pointOf(changedTouches) })}
          >
            <h2 id={id} className="display-s" tabIndex={-1}>
              {hyphenate(typeset(title))}
            </h2>
          </div>
          {children}
        </div>
      </div>
      {isFading ? null : <Toasts place="dialog" dialogTitle={title} />}
    </dialog>
  )
}

const isOutside = ({ currentTarget, target }: MouseEvent | PointerEvent): boolean => target === currentTarget

const pointOf = (fingers: TouchEvent["touches"]) => ({ x: fingers[0]?.clientX ?? 0, y: fingers[0]?.clientY ?? 0 })
