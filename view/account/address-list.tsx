import { useSelector } from "../use-selector.ts"
import { type ReactNode, useRef } from "react"
import { maxAddresses } from "../../core/domain/postal/address-limits.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { pageFailure } from "../../core/machines/navigation/page-failure.ts"
import { useDialogLink } from "../modal/dialog-link.ts"
import { EmptyState } from "../notices/empty-state.tsx"
import { Notice } from "../ui/notice.tsx"
import { useFeature, useSend } from "../shop-context.tsx"
import { useRestoredFocus } from "../use-restored-focus.ts"
import { useSendWhenRunning } from "../use-send.ts"
import { LoadFailed } from "../notices/load-failed.tsx"
import { AddressRow } from "./address-row.tsx"
import rows from "../ui/rows.module.css"
import styles from "./address-list.module.css"

const require = { type: "addresses.require" } as const

type Props = {
  readonly skeleton: ReactNode
}

/** ADDR-001, ADDR-008. */
export function AddressList({ skeleton }: Props) {
  const buttonProps = useDialogLink()
  const actor = useFeature("addresses")
  const send = useSend("addresses")
  useSendWhenRunning("addresses", require)
  const snapshot = useSelector(actor, (state) => state)
  const { book = null, operations = [], refusal = null, undone = null } = snapshot?.context ?? {}
  const isFailed = snapshot?.hasTag("failed") === true
  const add = useRef<HTMLButtonElement>(null)
  useRestoredFocus(add, book?.addresses.length ?? 0)
  const retry = () => send({ type: "addresses.retry" })
  if (book === null) {
    return isFailed ? (
      <LoadFailed {...pageFailure(refusal)} onRetry={retry} retryHref="/personal/delivery-address/" heading="h2" />
    ) : (
      skeleton
    )
  }
  const { addresses } = book
  return (
    <>
      {isFailed ? (
        <Notice kind="info">
          {typeset("Не удалось обновить список. Показано то, что уже известно. ")}
          <button className="link" type="button" onClick={retry}>
            Повторить
          </button>
        </Notice>
      ) : null}
      <p className="unseen" role="status">
        {formatCount(addresses.length, ["адрес", "адреса", "адресов"])}
      </p>
      {addresses.length === 0 ? (
        <EmptyState
          heading="h2"
          shape="emerald"
          title="Адресов пока нет"
          text="Сохраните адрес, и при оформлении заказа его не придётся вводить."
          action={{ title: "Добавить адрес", button: { ref: add, ...buttonProps({ key: "address", props: {} }) } }}
        />
      ) : (
        <>
          <ul className={`${rows["rows"]} ${styles["addresses"]}`}>
            {addresses.map((address) => (
              <AddressRow
                key={address.id}
                address={address}
                isBusy={operations.some(({ id }) => id === address.id)}
                undone={undone?.operation.id === address.id ? undone : null}
                onPrefer={() => send({ type: "addresses.change", operation: { kind: "prefer", id: address.id } })}
              />
            ))}
          </ul>
          {addresses.length < maxAddresses ? (
            <div className={styles["add"]} data-foot="bar">
              <button ref={add} className="button" data-look="outline" type="button" {...buttonProps({ key: "address", props: {} })}>
                Добавить адрес
              </button>
            </div>
          ) : (
            <p className={styles["full"]}>
              {typeset(`Сохранено ${maxAddresses} адресов, больше не поместится. Чтобы добавить новый, удалите один из них.`)}
            </p>
          )}
        </>
      )}
    </>
  )
}
