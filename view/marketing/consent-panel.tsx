import { useSelector } from "../use-selector.ts"
import { type ReactNode, useId } from "react"
import { Link } from "wouter"
import type { Permissions } from "../../core/domain/marketing/consent.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { ConsentEvent } from "../../core/machines/marketing/consent.machine.ts"
import { Button } from "../ui/button.tsx"
import { Checkbox } from "../ui/choices/checkbox.tsx"
import { consentLink } from "./consent-link.ts"
import { useFeature, useSend } from "../shop-context.tsx"
import styles from "./consent-panel.module.css"

/** Question about cookies, without timeout; one press for either answer. */
export function ConsentPanel() {
  const actor = useFeature("consent")
  const send = useSend("consent")
  const draft = useSelector(actor, (consent) => (consent?.hasTag("choosing") === true ? consent.context.draft : null))
  const id = useId()
  const closeWith = (event: ConsentEvent) => {
    focusOn(actor?.getSnapshot().context.consent === null ? "main" : consentLink)
    send(event)
  }
  return (
    <section className={styles["panel"]} aria-labelledby={id} data-foot="panel">
      <div className={`container ${styles["inside"]}`}>
        <div className={styles["words"]}>
          <h2 className="unseen" id={id}>
            Файлы cookie
          </h2>
          <p>
            {draft === null ? questionText : answerText} <Link href="/privacy-policy/">Подробнее</Link>
            {draft === null ? (
              <>
                {" "}
                <button type="button" onClick={() => send({ type: "consent.open" })}>
                  Выбрать
                </button>
              </>
            ) : null}
          </p>
        </div>
        {draft === null ? (
          <div className={styles["ways"]}>
            <Button size="small" look="outline" onPress={() => closeWith({ type: "consent.choose", permissions: all(false) })}>
              Только необходимые
            </Button>
            <Button size="small" look="outline" onPress={() => closeWith({ type: "consent.choose", permissions: all(true) })}>
              Разрешить все
            </Button>
          </div>
        ) : (
          <div className={styles["choices"]}>
            <Choice note="вход, корзина, избранное" checked disabled>
              Необходимые
            </Choice>
            {optional.map(({ name, note, title }, index) => (
              <Choice
                key={name}
                note={note}
                checked={draft[name]}
                isFirst={index === 0}
                onChange={() => send({ type: "consent.toggle", name })}
              >
                {title}
              </Choice>
            ))}
            <div className={styles["ways"]}>
              <Button size="small" onPress={() => closeWith({ type: "consent.choose", permissions: draft })}>
                Сохранить выбор
              </Button>
              <button type="button" className={`link ${styles["more"]}`} onClick={() => closeWith({ type: "consent.close" })}>
                Закрыть
              </button>
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

type ChoiceProps = {
  readonly children: ReactNode
  readonly note: string
  readonly checked: boolean
  readonly disabled?: true
  /** Takes the focus of the pressed button, which is gone. */
  readonly isFirst?: boolean
  readonly onChange?: () => void
}

function Choice({ children, isFirst = false, note, onChange, ...input }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles["choice"]}>
      <Checkbox {...input} onChange={() => onChange?.()} aria-describedby={id} ref={isFirst ? takeFocus : undefined}>
        {children}
      </Checkbox>
      <p className="caption" id={id}>
        {typeset(note)}
      </p>
    </div>
  )
}

const questionText = typeset("Файлы cookie: с вашего согласия считаем посещения и отклик на рекламу.")
const answerText = typeset("Выбор действует год. Изменить его можно внизу любой страницы.")

const optional: ReadonlyArray<{ readonly name: keyof Permissions; readonly title: string; readonly note: string }> = [
  { name: "analytics", title: "Аналитика", note: "какие страницы смотрят и что в них неудобно" },
  { name: "ads", title: "Реклама", note: "какая реклама привела к покупке" }
]

const all = (isAllowed: boolean): Permissions => ({ analytics: isAllowed, ads: isAllowed })

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })
