import { addressLine, streetLine } from "../../core/domain/postal/address.ts"
import type { SavedAddress } from "../../core/domain/postal/address-schema.ts"
import { nameOfCountry } from "../../core/domain/postal/country-name.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { AddressesContext } from "../../core/machines/account/addresses.machine.ts"
import { useDialogLink } from "../modal/dialog-link.ts"
import { Answer } from "../ui/answer.tsx"
import rows from "../ui/rows.module.css"
import styles from "./address-list.module.css"

type UndoneOperation = AddressesContext["undone"]

type Props = {
  readonly address: SavedAddress
  readonly isBusy: boolean
  readonly undone: UndoneOperation
  readonly onPrefer: () => void
}

/** ADDR-005, ADDR-007. */
export function AddressRow({ address, isBusy, onPrefer, undone }: Props) {
  const buttonProps = useDialogLink()
  const line = addressLine(address)
  return (
    <li className={styles["address"]} aria-busy={isBusy}>
      <div className={styles["where"]}>
        <h2 className="title">{streetLine(address)}</h2>
        <p className={styles["place"]}>{`${address.settlement}, ${nameOfCountry(address.country)}`}</p>
        {address.isDefault ? <p className={`${rows["mark"]} ${styles["default"]}`}>Основной адрес</p> : null}
      </div>
      <div className={styles["actions"]}>
        {address.isDefault ? null : (
          <button
            className="link"
            data-look="quiet"
            type="button"
            disabled={isBusy}
            aria-label={`Сделать основным: ${line}`}
            onClick={onPrefer}
          >
            Сделать основным
          </button>
        )}
        <button
          className="link"
          data-look="quiet"
          type="button"
          disabled={isBusy}
          aria-label={`Изменить: ${line}`}
          {...buttonProps({ key: "address", props: { address } })}
        >
          Изменить
        </button>
        <button
          className="link"
          data-look="quiet"
          type="button"
          disabled={isBusy}
          aria-label={`Удалить: ${line}`}
          {...buttonProps({ key: "addressDel", props: { address } })}
        >
          Удалить
        </button>
      </div>
      {undone === null ? null : (
        <div className={styles["undone"]}>
          <Answer>{typeset(reasonOf(undone))}</Answer>
        </div>
      )}
    </li>
  )
}

const reasonOf = ({ refusal }: NonNullable<UndoneOperation>): string => {
  if (refusal?._tag === "Refused") return refusal.message
  if (refusal?._tag === "TooOften") return "Слишком много изменений подряд. Адрес остался как был, попробуйте через минуту."
  return refusal?._tag === "Unreachable"
    ? "Нет связи с магазином. Адрес остался как был, попробуйте ещё раз."
    : "Не получилось изменить адрес. Он остался как был, попробуйте ещё раз."
}
