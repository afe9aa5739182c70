import { useSelector } from "../use-selector.ts"
import type { ActorRefFrom } from "xstate"
import type { User } from "../../core/contract/session.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { ConfirmationContext, confirmationMachine } from "../../core/machines/account/confirmation.machine.ts"
import { Answer } from "../ui/answer.tsx"
import styles from "./email-note.module.css"

type Props = {
  readonly user: User
  readonly confirmation: ActorRefFrom<typeof confirmationMachine> | undefined
}

/** Unconfirmed email address: resends the letter or returns to the old address. */
export function EmailNote({ confirmation, user: { awaitingEmail, isEmailConfirmed } }: Props) {
  const snapshot = useSelector(confirmation, (state) => state)
  if (confirmation === undefined || snapshot === undefined || (awaitingEmail === null && isEmailConfirmed)) return null
  const isBusy = snapshot.hasTag("busy")
  return (
    <div className={styles["note"]}>
      <p>
        {awaitingEmail === null ? null : <b className={styles["address"]}>{awaitingEmail} </b>}
        {typeset(awaitingEmail === null ? unconfirmed : awaiting)}
      </p>
      <p className={styles["ways"]}>
        <button
          className="link"
          data-look="quiet"
          type="button"
          disabled={isBusy}
          onClick={() => confirmation.send({ type: "confirmation.send" })}
        >
          {typeset("Отправить письмо ещё раз")}
        </button>
        {awaitingEmail === null ? null : (
          <button
            className="link"
            data-look="quiet"
            type="button"
            disabled={isBusy}
            onClick={() => confirmation.send({ type: "confirmation.cancel" })}
          >
            Отменить
          </button>
        )}
      </p>
      <p className={styles["said"]} role="status">
        {snapshot.hasTag("sent") ? "Письмо отправлено" : null}
      </p>
      {snapshot.hasTag("refused") ? <Answer>{typeset(reasonOf(snapshot.context))}</Answer> : null}
    </div>
  )
}

const awaiting = "ждёт подтверждения. Откройте письмо, отправленное на этот адрес: до тех пор в силе прежний."
const unconfirmed = "Адрес ещё не подтверждён. Откройте письмо, которое мы на него отправили. Покупать можно и без этого."

const reasonOf = ({ refusal }: ConfirmationContext): string => {
  if (refusal?._tag === "TooOften") return "Писем уже было много. Проверьте папку «Спам» или попробуйте через час."
  return refusal?._tag === "Unreachable" ? "Нет связи с магазином. Попробуйте ещё раз." : "Не получилось. Попробуйте ещё раз."
}
