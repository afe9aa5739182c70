import { useEffect, useRef } from "react"
import type { OrderItem } from "../../core/contract/order-history.ts"
import { formatDay } from "../../core/domain/text/days.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Button } from "../ui/button.tsx"
import { Icon } from "../ui/icon.tsx"
import { PaperLink, PaperNote, usePaper } from "./paper-link.tsx"
import { useSend } from "../shop-context.tsx"
import { useRestoredFocus } from "../use-restored-focus.ts"
import styles from "./gift-link.module.css"

type Props = { readonly certificate: OrderItem["certificates"][number] }

/** Gift certificate: PDF for the buyer, link for the recipient (LIM-038). */
export function GiftLink({ certificate }: Props) {
  const { isShared, number, url, validUntil } = certificate
  const { operation, isAsking, isDone, isOwn } = usePaper(url, "link")
  const title = useRef<HTMLHeadingElement>(null)
  useRestoredFocus(title, Number(isOwn && isAsking))
  const lastDay = formatDay(validUntil.slice(0, 10))
  return (
    <section className={styles["gift"]} aria-label={typeset(`Сертификат ${number}`)}>
      <p className={styles["paper"]}>
        <PaperLink url={url} className={styles["open"] ?? ""}>
          <Icon name="document" />
          {typeset(`Сертификат ${number}, PDF`)}
        </PaperLink>
        <span className="caption">{typeset(`действует по ${lastDay}`)}</span>
      </p>
      <PaperNote url={url} />
      <h4 className={styles["title"]} ref={title} tabIndex={-1}>
        Ссылка для получателя
      </h4>
      <p className="caption">
        {typeset(
          isShared
            ? `Открывает сертификат без входа до ${lastDay}. Отправьте её тому, кому дарите.`
            : "Её нет: сертификат открываете только вы. Создайте ссылку, чтобы подарить его."
        )}
      </p>
      {isOwn && isAsking ? <Question /> : <LinkActions certificate={certificate} />}
      <p className={`caption ${styles["told"]}`} role="status">
        {isOwn && isDone && operation !== null && operation.kind !== "open" ? (
          <>
            <Icon name="check" />
            {typeset(doneTexts[operation.kind])}
          </>
        ) : null}
      </p>
      <PaperNote url={url} part="link" />
    </section>
  )
}

const doneTexts = { copy: "Ссылка скопирована", share: "Ссылка отправлена", withdraw: "Ссылка отозвана" } as const

/** Actions of the link. Each copy makes a new one; earlier ones remain valid. */
function LinkActions({ certificate: { isShared, url } }: Props) {
  const send = useSend("papers")
  const { canShare, operation, isBusy, isOwn } = usePaper(url, "link")
  const request = (kind: "copy" | "share" | "withdraw") => () => send({ type: "papers.request", kind, url })
  const busyOf = (kind: "copy" | "share" | "withdraw", label: string) => (isBusy && isOwn && operation?.kind === kind ? label : null)
  return (
    <div className={styles["ways"]}>
      <Button look="outline" size="small" busy={busyOf("copy", "Копируем")} onPress={request("copy")}>
        {isShared ? typeset("Скопировать ссылку") : typeset("Создать и скопировать")}
      </Button>
      {canShare ? (
        <Button look="outline" size="small" busy={busyOf("share", "Отправляем")} onPress={request("share")}>
          Поделиться
        </Button>
      ) : null}
      {isShared ? (
        <button className="link" data-look="quiet" type="button" aria-disabled={isBusy ? "true" : undefined} onClick={request("withdraw")}>
          {busyOf("withdraw", "Отзываем") ?? "Отозвать"}
        </button>
      ) : null}
    </div>
  )
}

function Question() {
  const send = useSend("papers")
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.querySelector("button")?.focus(), [])
  return (
    <div className={styles["question"]} role="group" aria-label={typeset("Отозвать ссылку?")} ref={group}>
      <p>
        {typeset("Отозвать ссылку? Перестанут открываться все ссылки на этот сертификат, и та, что в письме. ")}
        {typeset("Номер и код действуют дальше: ими сможет воспользоваться тот, кто их уже видел.")}
      </p>
      <div className={styles["ways"]}>
        <Button look="outline" size="small" onPress={() => send({ type: "papers.decline" })}>
          Оставить
        </Button>
        <Button size="small" onPress={() => send({ type: "papers.confirm" })}>
          Отозвать
        </Button>
      </div>
    </div>
  )
}
