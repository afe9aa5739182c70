import { useSelector } from "../use-selector.ts"
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react"
import { Link } from "wouter"
import { typeset } from "../../core/domain/text/typography.ts"
import type { Toast as ToastData } from "../../core/machines/shell/toasts.machine.ts"
import { Toast } from "../ui/toast.tsx"
import { useFeature, useSend } from "../shop-context.tsx"
import { usePoint } from "../use-send.ts"
import { useIsHydrated } from "../islands/use-is-hydrated.ts"
import styles from "./toasts.module.css"

type Props = {
  readonly place: "page" | "dialog"
  /** Title of the dialog; closes toasts with the same text unseen. */
  readonly dialogTitle?: string
}

/** Toasts (LIM-004, SHL-010). */
export function Toasts({ dialogTitle, place }: Props) {
  const actor = useFeature("toasts")
  const all = useSelector(actor, (toasts) => toasts?.context.toasts ?? none)
  const shown = all.filter(({ text }) => text !== dialogTitle)
  const announcedId = useAnnouncedId(actor, all)
  const send = useSend("toasts")
  const point = usePoint("toasts")
  useEffect(() => {
    for (const { id, text } of all) if (text === dialogTitle) send({ type: "toasts.close", id })
  }, [send, all, dialogTitle])
  const isCounting = useSelector(actor, (toasts) => toasts?.hasTag("counting") === true)
  const previousFocus = useRef<EventTarget | null>(null)
  const list = useRef<HTMLDivElement>(null)
  /** Moves the focus to the remaining toasts, or returns it. */
  const press = (event: Parameters<typeof send>[0]) => {
    if (list.current?.contains(document.activeElement) === true) focusAfter(shown.length > 1 ? list.current : previousFocus.current)
    send(event)
  }
  return (
    <div
      ref={list}
      className={styles["toasts"]}
      data-place={place}
      tabIndex={-1}
      aria-live="polite"
      onPointerEnter={() => point({ type: "toasts.pause" })}
      onPointerLeave={(event) => (hasFocus(event) ? undefined : point({ type: "toasts.resume" }))}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) previousFocus.current = event.relatedTarget
        point({ type: "toasts.pause" })
      }}
      onBlur={(event) => (isOutside(event) ? point({ type: "toasts.resume" }) : undefined)}
    >
      {shown.map(({ id, kind, link, text, undo }) => (
        <Toast
          key={id}
          kind={kind}
          isAnnounced={id <= announcedId}
          isCounting={isCounting}
          onClose={() => press({ type: "toasts.close", id })}
          link={
            <>
              {link === null ? null : (
                <Link href={link.to} onClick={() => send({ type: "toasts.close", id })}>
                  {typeset(link.title)}
                </Link>
              )}
              {undo === null ? null : (
                <button type="button" onClick={() => press({ type: "toasts.undo", id })}>
                  Вернуть
                </button>
              )}
            </>
          }
        >
          {typeset(text)}
        </Toast>
      ))}
    </div>
  )
}

const lastAnnouncedIds = new WeakMap<object, number>()

/** Returns the id announced before the toasts moved between page and dialog. */
const useAnnouncedId = (actor: object | undefined, all: ReadonlyArray<ToastData>): number => {
  const [announcedId] = useState(() => (actor === undefined ? 0 : (lastAnnouncedIds.get(actor) ?? 0)))
  const last = all.at(-1)?.id
  useEffect(() => (actor === undefined || last === undefined ? undefined : void lastAnnouncedIds.set(actor, last)), [actor, last])
  return announcedId
}

/** Toasts outside dialogs: an open dialog renders its own, because the rest is inert. */
export function PageToasts() {
  const isCovered = useSelector(useFeature("dialogs"), (dialogs) => dialogs?.hasTag("open") === true && !dialogs.hasTag("failed"))
  return useIsHydrated() && isCovered ? null : <Toasts place="page" />
}

const focusAfter = (place: EventTarget | null) => (place instanceof HTMLElement ? place.focus() : undefined)

const none: ReadonlyArray<ToastData> = []

const hasFocus = ({ currentTarget }: PointerEvent): boolean => currentTarget.contains(document.activeElement)

const isOutside = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !currentTarget.contains(relatedTarget) && !currentTarget.matches(":hover")
