import type { SyntheticEvent } from "react"
import type { SnapshotFrom } from "xstate"
import { subscriptionFailure } from "../../core/domain/newsletter.ts"
import { typeset } from "../../core/domain/typography.ts"
import type { NewsletterEvent, newsletterMachine } from "../../core/machines/newsletter.machine.ts"
import styles from "./newsletter-form.module.css"
import { Sign } from "./signs.tsx"

type Props = {
  readonly newsletter: SnapshotFrom<typeof newsletterMachine>
  readonly send: (event: NewsletterEvent) => void
}

/** Letters of the house. The fields keep what is written in them; without JavaScript the form goes to the server, which answers with a page. */
export function NewsletterForm({ newsletter, send }: Props) {
  const { accept, email, errors, failure } = newsletter.context
  const isDone = newsletter.matches("done")
  const isBusy = newsletter.hasTag("busy")
  const written = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const address = data.get("email")
    return { email: typeof address === "string" ? address : "", accept: data.get("accept") !== null }
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: "newsletter.submit", ...written(event.currentTarget) })
  }
  return (
    <section className={styles["newsletter"]} aria-labelledby="newsletter">
      <h2 id="newsletter" className="display-s">
        Письма о&nbsp;камнях, <em>не&nbsp;чаще двух раз в&nbsp;месяц</em>
      </h2>
      {isDone ? null : (
        <form
          action="/subscribe"
          method="post"
          noValidate
          onSubmit={submit}
          onChange={({ currentTarget }) => send({ type: "newsletter.change", ...written(currentTarget) })}
        >
          <div className={styles["line"]} data-error={errors.email !== undefined}>
            <input
              type="email"
              name="email"
              aria-label="Ваш e-mail"
              placeholder="Ваш e-mail"
              autoComplete="email"
              maxLength={254}
              required
              readOnly={isBusy}
              defaultValue={email}
              aria-invalid={errors.email !== undefined}
              aria-describedby={errors.email === undefined ? undefined : "newsletter-email-error"}
            />
            <button type="submit" disabled={isBusy} aria-label={isBusy ? "Отправляем" : "Подписаться"}>
              {isBusy ? <span className={styles["busy"]} /> : <Sign name="arrow" size={20} />}
            </button>
          </div>
          <FieldError id="newsletter-email-error" text={errors.email} />
          <label className={styles["consent"]}>
            <input
              type="checkbox"
              name="accept"
              required
              disabled={isBusy}
              defaultChecked={accept}
              aria-invalid={errors.accept !== undefined}
              aria-describedby={errors.accept === undefined ? undefined : "newsletter-accept-error"}
            />
            <span>{typeset("Даю согласие на получение рассылки и обработку персональных данных")}</span>
          </label>
          <FieldError id="newsletter-accept-error" text={errors.accept} />
        </form>
      )}
      <div role="status">
        {isDone ? <p className={styles["done"]}>{typeset(`Подписка оформлена. Письма будут приходить на ${email.trim()}.`)}</p> : null}
      </div>
      {failure === null ? null : (
        <p className={styles["error"]} role="alert">
          {typeset(subscriptionFailure[failure])}
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
