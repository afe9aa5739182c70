import { Link } from "wouter"
import type { DiamondCard } from "../../core/contract/catalog-diamonds.ts"
import type { PriceAlert } from "../../core/contract/own-alerts.ts"
import { alertStateNames, isAbsent, isOpenAlert } from "../../core/domain/alerts/own-alert.ts"
import { stoneAttributes } from "../../core/domain/cart/cart-items.ts"
import { diamondPath } from "../../core/domain/product/diamond-meta.ts"
import { nameOnCard, shapePath } from "../../core/domain/product/diamond-names.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import { formatDay, momentOf } from "../../core/domain/text/days.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { AlertsContext } from "../../core/machines/alerts/alerts.machine.ts"
import { useDialogLink } from "../modal/dialog-link.ts"
import { Picture } from "../product/picture.tsx"
import { useSend } from "../shop-context.tsx"
import { Answer } from "../ui/answer.tsx"
import rows from "../ui/rows.module.css"
import styles from "./alert-list.module.css"

type Props = {
  readonly alert: PriceAlert
  readonly isBusy: boolean
  /** Any alert is being ended. */
  readonly isDisabled: boolean
  readonly unended: AlertsContext["unended"]
}

export function AlertRow({ alert, isBusy, isDisabled, unended }: Props) {
  const { similar, state, stone } = alert
  return (
    <li className={styles["alert"]} aria-busy={isBusy}>
      <Picture className={styles["picture"]} base={stonePicture(stone)} alt="" sizes="(min-width: 48em) 120px, 88px" />
      <div className={styles["what"]}>
        <p className={`${rows["mark"]} ${styles["state"]}`} data-state={isAbsent(state) ? "gone" : state}>
          {typeset(alertStateNames[state])}
        </p>
        <h2 className="title">
          <Link href={diamondPath(stone.code)}>{typeset(stone.name)}</Link>
        </h2>
        <p className="caption">{typeset(stoneAttributes(stone))}</p>
      </div>
      <Prices alert={alert} />
      <Actions alert={alert} isDisabled={isDisabled} />
      {unended === null ? null : (
        <div className={styles["wide"]}>
          <Answer>{typeset(reasonOf(unended))}</Answer>
        </div>
      )}
      {isAbsent(state) ? <Similar similar={similar} stone={stone} /> : null}
    </li>
  )
}

function Prices({ alert: { askedAt, askedPrice, state, stone } }: Pick<Props, "alert">) {
  const change = stone.price - askedPrice
  return (
    <dl className={styles["prices"]}>
      <div>
        <dt>{typeset(`Была ${formatDay(momentOf(askedAt).day)}`)}</dt>
        <dd translate="no">{formatPrice(askedPrice)}</dd>
      </div>
      {isAbsent(state) ? null : (
        <div>
          <dt>Сейчас</dt>
          <dd>
            <span translate="no">{formatPrice(stone.price)}</span>
            <span className={styles["change"]}>{typeset(changeOf(change))}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}

const changeOf = (change: number): string =>
  change === 0 ? "не изменилась" : `${change < 0 ? "дешевле" : "дороже"} на ${formatPrice(Math.abs(change))}`

function Actions({ alert: { id, state, stone }, isDisabled }: Pick<Props, "alert" | "isDisabled">) {
  const buttonProps = useDialogLink()
  const send = useSend("alerts")
  const look = { className: "link", "data-look": "quiet", type: "button", disabled: isDisabled } as const
  if (isOpenAlert(state)) {
    return (
      <div className={styles["ways"]}>
        <button
          {...look}
          aria-label={`Больше не следить: ${stone.name}`}
          {...buttonProps({ key: "alertEnd", props: { id, name: stone.name } })}
        >
          {typeset("Больше не следить")}
        </button>
      </div>
    )
  }
  return (
    <div className={styles["ways"]}>
      {state === "back" ? (
        <button className="link" type="button" {...buttonProps({ key: "priceAlert", props: { code: stone.code, name: stone.name } })}>
          {typeset("Следить снова")}
          <span className="unseen">: {stone.name}</span>
        </button>
      ) : null}
      <button {...look} aria-label={`Убрать из списка: ${stone.name}`} onClick={() => send({ type: "alerts.end", id })}>
        {typeset("Убрать из списка")}
      </button>
    </div>
  )
}

type SimilarProps = { readonly similar: ReadonlyArray<DiamondCard>; readonly stone: DiamondCard }

function Similar({ similar, stone: { shape } }: SimilarProps) {
  return (
    <div className={styles["wide"]}>
      <h3 className="caption">
        {typeset(similar.length === 0 ? "Похожих камней этой формы сейчас нет" : "Самые похожие из тех, что в продаже")}
      </h3>
      <ul className={styles["similar"]}>
        {similar.map((other) => (
          <li key={other.code}>
            <Picture base={stonePicture(other)} alt="" sizes="64px" />
            <div>
              <Link href={diamondPath(other.code)}>{nameOnCard(other.shape, other.weight)}</Link>
              <p className="caption" translate="no">
                {[other.color, other.clarity, other.cut ?? []].flat().join(" · ")}
              </p>
              <p translate="no">{formatPrice(other.price)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Link className="link" href={shapePath(shape)}>
        {typeset("Все камни этой формы")}
      </Link>
    </div>
  )
}

const reasonOf = ({ refusal }: NonNullable<AlertsContext["unended"]>): string => {
  if (refusal?._tag === "Refused") return refusal.message
  return refusal?._tag === "Unreachable"
    ? "Нет связи с магазином. Список не изменился, попробуйте ещё раз."
    : "Не получилось. Попробуйте ещё раз."
}
