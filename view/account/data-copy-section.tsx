import type { ActorRefFrom, SnapshotFrom } from "xstate"
import { typeset } from "../../core/domain/text/typography.ts"
import type { dataCopyMachine } from "../../core/machines/account/data-copy.machine.ts"
import { Answer } from "../ui/answer.tsx"
import { Button } from "../ui/button.tsx"
import { useSelector } from "../use-selector.ts"
import styles from "./profile-data.module.css"

export function DataCopySection({ actor }: { readonly actor: ActorRefFrom<typeof dataCopyMachine> | undefined }) {
  const snapshot = useSelector(actor, (state) => state)
  if (actor === undefined || snapshot === undefined) return null
  return (
    <>
      <p className={styles["note"]}>
        {typeset(
          "Профиль, адреса, заказы и отзывы, быстрые заказы, заявки на бриллианты, визиты, вопросы, корзина, избранное, письма о камнях, подписка на рассылку, устройства, на которых вы вошли, и записи о том, кто открывал ваш паспорт, одним файлом JSON. Данных самого паспорта в файле нет: они показываются выше, по нажатию."
        )}
      </p>
      {snapshot.hasTag("failed") ? <Answer>{typeset(reasonOf(snapshot))}</Answer> : null}
      <Button look="outline" busy={snapshot.hasTag("busy") ? "Собираем" : null} onPress={() => actor.send({ type: "dataCopy.save" })}>
        Скачать мои данные
      </Button>
      <p className={styles["saved"]} role="status">
        {snapshot.hasTag("saved") ? "Файл сохранён в загрузках" : null}
      </p>
    </>
  )
}

const reasonOf = ({ context: { refusal } }: SnapshotFrom<typeof dataCopyMachine>): string =>
  refusal?._tag === "TooOften"
    ? "Файл уже скачивали несколько раз за час. Попробуйте позже."
    : "Не получилось собрать данные. Попробуйте ещё раз."
