import { useEffect, useRef } from "react"
import type { ActorRefFrom } from "xstate"
import type { Device } from "../../core/contract/users.ts"
import { formatDay, momentOf } from "../../core/domain/text/days.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { DevicesContext, devicesMachine } from "../../core/machines/account/devices.machine.ts"
import { Answer } from "../ui/answer.tsx"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { useRestoredFocus } from "../use-restored-focus.ts"
import { useSelector } from "../use-selector.ts"
import rows from "../ui/rows.module.css"
import styles from "./devices-section.module.css"

type Props = { readonly devices: ActorRefFrom<typeof devicesMachine> | undefined }

export function DevicesSection({ devices }: Props) {
  const snapshot = useSelector(devices, (state) => state)
  useEffect(() => devices?.send({ type: "devices.load" }), [devices])
  if (devices === undefined || snapshot === undefined) return null
  const { items, refusal } = snapshot.context
  return (
    <>
      <p className={styles["note"]}>{typeset(note)}</p>
      {snapshot.hasTag("failed") ? (
        <Notice kind="info">
          {typeset(`${failureOf(refusal)} `)}
          <button className="link" type="button" onClick={() => devices.send({ type: "devices.retry" })}>
            Повторить
          </button>
        </Notice>
      ) : null}
      {items === null && snapshot.hasTag("busy") ? <p role="status">Загружаем список</p> : null}
      {items === null ? null : <DeviceList devices={devices} items={items} context={snapshot.context} />}
    </>
  )
}

type ListProps = {
  readonly devices: ActorRefFrom<typeof devicesMachine>
  readonly items: ReadonlyArray<Device>
  readonly context: DevicesContext
}

function DeviceList({ context: { ended, ending, undone }, devices, items }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  useRestoredFocus(list, items.length)
  const hasOthers = items.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      <ul ref={list} className={rows["rows"]} tabIndex={-1} aria-labelledby="devices">
        {items.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isDisabled={ending !== null}
            isEnding={ending?.id === device.id}
            undone={undone?.id === device.id ? undone : null}
            onEnd={() => devices.send({ type: "devices.end", id: device.id })}
          />
        ))}
      </ul>
      <p className={styles["said"]} role="status">
        {ended === null ? null : typeset(ended.device === null ? "На других устройствах вход завершён" : `Вход завершён: ${ended.device}`)}
      </p>
      {hasOthers ? (
        <Button
          look="outline"
          busy={ending !== null && ending.id === null ? "Завершаем" : null}
          onPress={() => devices.send({ type: "devices.endOthers" })}
        >
          Завершить все остальные
        </Button>
      ) : null}
      {undone !== null && undone.id === null ? <Answer>{typeset(reasonOf(undone))}</Answer> : null}
    </>
  )
}

type RowProps = {
  readonly device: Device
  /** Any session is being ended. */
  readonly isDisabled: boolean
  readonly isEnding: boolean
  readonly undone: DevicesContext["undone"]
  readonly onEnd: () => void
}

/** Uses `aria-disabled`, so that a pressed button keeps the focus until its row is removed. */
function DeviceRow({ device: { begunAt, device, isCurrent, seenAt }, isDisabled, isEnding, onEnd, undone }: RowProps) {
  const begun = momentOf(begunAt)
  return (
    <li className={styles["device"]} aria-busy={isEnding}>
      <div>
        <h3 className={styles["name"]}>{device}</h3>
        <p className={styles["times"]}>{typeset(`Вход ${formatDay(begun.day)} в ${begun.time}`)}</p>
        {isCurrent ? (
          <p className={`${rows["mark"]} ${styles["current"]}`}>Это устройство</p>
        ) : (
          <p className={styles["times"]}>{typeset(`Последнее действие ${formatDay(momentOf(seenAt).day)}`)}</p>
        )}
      </div>
      {isCurrent ? null : (
        <button
          className="link"
          data-look="quiet"
          type="button"
          aria-disabled={isDisabled ? "true" : undefined}
          aria-label={`Завершить: ${device}, вход ${formatDay(begun.day)}`}
          onClick={isDisabled ? undefined : onEnd}
        >
          Завершить
        </button>
      )}
      {undone === null ? null : (
        <div className={styles["undone"]}>
          <Answer>{typeset(reasonOf(undone))}</Answer>
        </div>
      )}
    </li>
  )
}

const note = "Здесь видно, где вы вошли в аккаунт; время московское. Если не узнаёте устройство, завершите на нём вход и смените пароль."

const failureOf = (refusal: DevicesContext["refusal"]): string => {
  if (refusal?._tag === "Refused") return `${refusal.message}.`
  return refusal?._tag === "Unreachable" ? "Нет связи с магазином, список не обновлён." : "Не удалось загрузить список."
}

const reasonOf = ({ refusal }: NonNullable<DevicesContext["undone"]>): string => {
  if (refusal?._tag === "Refused") return refusal.message
  if (refusal?._tag === "TooOften") return "Слишком много попыток подряд. Вход не завершён, попробуйте позже."
  return refusal?._tag === "Unreachable"
    ? "Нет связи с магазином. Вход не завершён, попробуйте ещё раз."
    : "Не получилось завершить вход. Попробуйте ещё раз."
}
