import { useSelector } from "../use-selector.ts"
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react"
import { Link } from "wouter"
import { typeset } from "../../core/domain/text/typography.ts"
import type { Toast as Word } from "../../core/machines/shell/toasts.machine.ts"
import { Toast } from "../ui/toast.tsx"
import { useFeature, useSend } from "../shop-context.tsx"
import { usePoint } from "../use-tell.ts"
import { useAlive } from "../islands/use-alive.ts"
import styles from "./toasts.module.css"

type Props = {
  readonly place: "page" | "dialog"
  /** Title of the dialog; closes toasts with the same text unseen. */
  readonly said?: string
}

/** Toasts (LIM-004, SHL-010). */
export function Toasts({ place, said }: Props) {
  const actor = useFeature("toasts")
  const all = useSelector(actor, (toasts) => toasts?.context.toasts ?? none)
  const shown = all.filter(({ text }) => text !== said)
  const heard = useHeard(actor, all)
  const send = useSend("toasts")
  const point = usePoint("toasts")
  useEffect(() => {
    for (const { id, text } of all) if (text === said) send({ type: "toasts.close", id })
  }, [send, all, said])
  const isCounting = useSelector(actor, (toasts) => toasts?.hasTag("counting") === true)
  const from = useRef<EventTarget | null>(null)
  const list = useRef<HTMLDivElement>(null)
  /** Moves the focus to the remaining toasts, or returns it. */
  const press = (event: Parameters<typeof send>[0]) => {
    if (list.current?.contains(document.activeElement) === true) focusAfter(shown.length > 1 ? list.current : from.current)
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
        if (!event.currentTarget.contains(event.relatedTarget)) from.current = event.relatedTarget
        point({ type: "toasts.pause" })
      }}
      onBlur={(event) => (isLeft(event) ? point({ type: "toasts.resume" }) : undefined)}
    >
      {shown.map(({ id, kind, link, text, undo }, index) => (
        <Toast
          key={id}
          kind={kind}
          isHeard={id <= heard}
          isCounting={isCounting && index === 0}
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

const lastAnnounced = new WeakMap<object, number>()

/** Returns the id announced before the toasts moved between page and dialog. */
const useHeard = (actor: object | undefined, all: ReadonlyArray<Word>): number => {
  const [heard] = useState(() => (actor === undefined ? 0 : (lastAnnounced.get(actor) ?? 0)))
  const last = all.at(-1)?.id
  useEffect(() => (actor === undefined || last === undefined ? undefined : void lastAnnounced.set(actor, last)), [actor, last])
  return heard
}

/** Toasts outside dialogs: an open dialog renders its own, because the rest is inert. */
export function PageToasts() {
  const isCovered = useSelector(useFeature("dialogs"), (dialogs) => dialogs?.hasTag("open") === true && !dialogs.hasTag("failed"))
  return useAlive() && isCovered ? null : <Toasts place="page" />
}

const focusAfter = (place: EventTarget | null) => (place instanceof HTMLElement ? place.focus() : undefined)

const none: ReadonlyArray<Word> = []

const hasFocus = ({ currentTarget }: PointerEvent): boolean => currentTarget.contains(document.activeElement)

const isLeft = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !currentTarget.contains(relatedTarget) && !currentTarget.matches(":hover")
