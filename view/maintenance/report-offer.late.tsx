import { useSelector } from "../use-selector.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useFeature } from "../shop-context.tsx"
import styles from "./report-offer.module.css"

/** Sends or downloads an error report; requires scripts. */
export function ReportOffer() {
  const actor = useFeature("report")
  const report = useSelector(actor, (snapshot) => snapshot)
  if (actor === undefined || report === undefined) return null
  const { number } = report.context
  return (
    <div className={styles["offer"]} data-report="">
      {number === null ? <p className="caption">{typeset(contents)}</p> : null}
      {report.hasTag("unsent") ? (
        <p className="caption" role="alert">
          {typeset("Отчёт не ушёл. Попробуйте ещё раз или скачайте его.")}
        </p>
      ) : null}
      {number === null ? null : (
        <p role="status" tabIndex={-1} ref={takeFocus}>
          {typeset(`Спасибо, отчёт у нас. Его номер – ${number}: назовите его, если будете писать нам.`)}
        </p>
      )}
      <p className={styles["ways"]}>
        {number === null ? (
          <button
            type="button"
            className="link"
            aria-busy={report.hasTag("sending") ? "true" : undefined}
            onClick={() => actor.send({ type: "report.send" })}
          >
            {report.hasTag("sending") ? "Отправляем" : "Отправить отчёт"}
          </button>
        ) : null}
        <button type="button" className="link" onClick={() => actor.send({ type: "report.save" })}>
          Скачать отчёт
        </button>
      </p>
    </div>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

const contents =
  "В отчёте — события этой вкладки: какие страницы открывались и что нажималось. Паролей и номеров карт в нём нет, имя, телефон и адрес скрыты."
