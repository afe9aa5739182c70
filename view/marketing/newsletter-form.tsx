import { type SyntheticEvent, useCallback, useEffect, useRef } from "react"
import type { SnapshotFrom } from "xstate"
import { newsletterPace } from "../../core/domain/content/shop-phrases.ts"
import { textOf } from "../../core/domain/form/form.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { FormEvent, FormMachine } from "../../core/machines/forms/form.machine.ts"
import { showAnswer, showInvalidFields } from "../ui/show-answer.ts"
import { useAfterPress } from "../use-after-press.ts"
import styles from "./newsletter-form.module.css"
import { Sign } from "../ui/sign.tsx"

type Props = {
  /** `undefined` until its machine runs; until then the form posts to the server, which answers with a page. */
  readonly newsletter: SnapshotFrom<FormMachine> | undefined
  readonly send: (event: FormEvent) => void
}

export function NewsletterForm({ newsletter, send }: Props) {
  const { banner = null, errors = {}, tries = 0, values = {} } = newsletter?.context ?? {}
  const isDone = newsletter?.hasTag("done") === true
  const isBusy = newsletter?.hasTag("busy") === true
  const form = useRef<HTMLFormElement>(null)
  const afterPress = useAfterPress()
  const submittedAt = useRef<string>(null)
  const isHere = useCallback(() => submittedAt.current === location.pathname, [])
  // An answer to a form of an earlier page does not take the focus.
  const show = useCallback((message: HTMLElement | null) => (isHere() ? showAnswer(message) : undefined), [isHere])
  useEffect(() => (tries === 0 || isBusy || !isHere() ? undefined : showInvalidFields(form.current)), [isBusy, isHere, tries])
  const isBlank = textOf(values["email"]) === "" && values["accept"] !== true
  // Empties the fields when the form is reset: React leaves typed values as they are.
  useEffect(() => (isBlank ? undefined : () => form.current?.reset()), [isBlank])
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    if (newsletter === undefined) return
    event.preventDefault()
    submittedAt.current = location.pathname
    const data = new FormData(event.currentTarget)
    send({ type: "form.change", field: "email", value: textOf(data.get("email")) })
    send({ type: "form.change", field: "accept", value: data.get("accept") !== null })
    send({ type: "form.submit" })
  }
  return (
    <section className={styles["newsletter"]} aria-labelledby="newsletter">
      <h2 id="newsletter" className="display-s">
        Письма о&nbsp;камнях, <em>{newsletterPace}</em>
      </h2>
      {isDone ? null : (
        <form ref={form} action="/subscribe" method="post" noValidate onSubmit={submit}>
          <div className={styles["line"]} data-error={errors["email"] !== undefined}>
            <input
              type="email"
              name="email"
              aria-label="Ваш e-mail"
              placeholder="Ваш e-mail"
              autoComplete="email"
              maxLength={254}
              required
              readOnly={isBusy}
              defaultValue={textOf(values["email"])}
              onChange={({ currentTarget: { value } }) => send({ type: "form.change", field: "email", value })}
              onBlur={() => afterPress(() => send({ type: "form.leave", field: "email" }))}
              aria-invalid={errors["email"] !== undefined}
              aria-describedby={errors["email"] === undefined ? undefined : "newsletter-email-error"}
            />
            <button type="submit" disabled={isBusy} aria-label={isBusy ? "Отправляем" : "Подписаться"}>
              {isBusy ? <span className={styles["busy"]} /> : <Sign name="arrow" size={20} />}
            </button>
          </div>
          <FieldError id="newsletter-email-error" text={errors["email"]} />
          <label className={styles["consent"]}>
            <input
              type="checkbox"
              name="accept"
              required
              disabled={isBusy}
              defaultChecked={values["accept"] === true}
              onChange={({ currentTarget: { checked } }) => send({ type: "form.change", field: "accept", value: checked })}
              aria-invalid={errors["accept"] !== undefined}
              aria-describedby={errors["accept"] === undefined ? undefined : "newsletter-accept-error"}
            />
            <span>{typeset("Даю согласие на получение рассылки и обработку персональных данных")}</span>
          </label>
          <FieldError id="newsletter-accept-error" text={errors["accept"]} />
        </form>
      )}
      <div role="status">
        {isDone ? (
          <p ref={show} className={styles["done"]} tabIndex={-1} data-answer="">
            {typeset(`Мы отправили письмо на ${textOf(values["email"]).trim()}. Подтвердите в нём подписку.`)}
          </p>
        ) : null}
      </div>
      {banner === null ? null : (
        <p
          key={tries}
          ref={show}
          className={styles[newsletter?.hasTag("waiting") === true ? "done" : "error"]}
          tabIndex={-1}
          data-answer=""
          role="alert"
        >
          {typeset(banner)}
        </p>
      )}
    </section>
  )
}

function FieldError({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p id={id} className={styles["error"]}>
      <Sign name="warning" size={16} />
      {typeset(text)}
    </p>
  )
}
