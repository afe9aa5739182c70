import type { ActorRefFrom } from "xstate"
import type { User } from "../../core/contract/session.ts"
import { shownPassport } from "../../core/domain/passport/passport.ts"
import { formatDay, momentOf } from "../../core/domain/text/days.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { passportViewMachine } from "../../core/machines/passport/passport-view.machine.ts"
import { useDialogLink } from "../modal/dialog-link.ts"
import { useSecrets } from "../shop-context.tsx"
import { Answer } from "../ui/answer.tsx"
import { Button } from "../ui/button.tsx"
import { TextLink } from "../ui/text-link.tsx"
import { useSelector } from "../use-selector.ts"
import styles from "./passport-section.module.css"

type View = ActorRefFrom<typeof passportViewMachine>
type Props = { readonly passport: User["passport"]; readonly view: View | undefined }

/** Passport in the profile (PERS-004, PSPT-018). */
export function PassportSection({ passport, view }: Props) {
  const buttonProps = useDialogLink()
  if (passport === null)
    return (
      <>
        <p className={styles["note"]}>{typeset(reasonText)}</p>
        <p className={styles["ways"]}>
          <button className="button" data-look="outline" type="button" {...buttonProps({ key: "passportAdd", props: {} })}>
            Добавить паспорт
          </button>
          <TextLink className="link" href="/passport">
            Когда нужен паспорт
          </TextLink>
        </p>
      </>
    )
  const { day } = momentOf(passport.savedAt)
  return (
    <>
      <p className={styles["note"]}>
        {typeset(`Паспорт сохранён ${formatDay(day)}. Данные зашифрованы и показываются только вам, по нажатию.`)}
      </p>
      {passport.isChangeAsked ? <p className={styles["note"]}>{typeset("Ваш запрос на изменение отправлен. Ответим письмом.")}</p> : null}
      <PassportView view={view} />
      <p className={styles["ways"]}>
        <button className="link" data-look="quiet" type="button" {...buttonProps({ key: "passportChange", props: {} })}>
          Сообщить об изменении
        </button>
      </p>
    </>
  )
}

function PassportView({ view }: Pick<Props, "view">) {
  const snapshot = useSelector(view, (state) => state)
  if (view === undefined || snapshot === undefined) return null
  const isShown = snapshot.hasTag("shown")
  return (
    <div className={styles["shown"]}>
      {isShown ? <Data photos={snapshot.context.photos} view={view} /> : null}
      {snapshot.hasTag("closed") ? <Answer>{typeset("Не получилось открыть файл. Попробуйте ещё раз.")}</Answer> : null}
      {snapshot.hasTag("refused") ? <Answer>{typeset("Не получилось открыть паспорт. Попробуйте ещё раз.")}</Answer> : null}
      <Button
        look="outline"
        size="small"
        busy={snapshot.hasTag("busy") ? "Открываем" : null}
        onPress={() => view.send({ type: isShown ? "passportView.hide" : "passportView.show" })}
      >
        {isShown ? "Скрыть данные" : "Показать данные"}
      </Button>
    </div>
  )
}

/** Passport data from the vault, in no event or snapshot. */
function Data({ photos, view }: { readonly photos: number; readonly view: View }) {
  const secrets = useSecrets()
  const fieldOf = (name: string) => secrets.recall(shownPassport, name)
  const rows = [
    ["Серия и номер", `${fieldOf("serial")} ${fieldOf("number")}`],
    ["Дата выдачи", formatDay(fieldOf("issueDate"))],
    ["Кем выдан", fieldOf("organization")],
    ["Код подразделения", fieldOf("organizationCode")]
  ] as const
  return (
    <>
      <dl className={styles["data"]}>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{text}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles["photos"]}>
        {Array.from({ length: photos }, (_, index) => (
          <StoredFile key={index} place={index + 1} view={view} about={fieldOf(`photo${index}`)} />
        ))}
      </ul>
    </>
  )
}

type StoredFileProps = {
  readonly place: number
  readonly view: View
  /** Kind, time of upload, thumbnail, separated by commas. */
  readonly about: string
}

/** Stored file. The shop logs each opening. */
function StoredFile({ about, place, view }: StoredFileProps) {
  const [kind = "", uploadedAt = "", picture = ""] = about.split(",")
  const name = `Файл ${place}: ${kind.toUpperCase()}${uploadedAt === "" ? "" : `, ${formatDay(momentOf(uploadedAt).day)}`}`
  const isFetched = useSelector(view, (state) => state.hasTag("fetching") && state.context.file?.place === place)
  return (
    <li>
      {picture === "" ? null : <img src={`data:image/webp;base64,${picture}`} alt={`Файл ${place}`} />}
      <span className={styles["about"]}>{name}</span>
      <button
        className="link"
        data-look="quiet"
        type="button"
        aria-label={`Открыть: файл ${place}`}
        onClick={() => view.send({ type: "passportView.open", place, isPdf: kind === "pdf" })}
      >
        {isFetched ? "Открываем" : "Открыть"}
      </button>
    </li>
  )
}

const reasonText =
  "Если покупка потребует паспорта, покажите его при получении. Данные можно добавить заранее: тогда при получении останется их сверить."
