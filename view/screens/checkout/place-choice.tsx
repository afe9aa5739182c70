import { useSelector } from "@xstate/react"
import type { DeliveryWay } from "../../../core/domain/orders/deliveries.ts"
import { nbsp } from "../../../core/domain/numbers.ts"
import { typeset } from "../../../core/domain/typography.ts"
import { useField } from "../../forms/form-context.ts"
import { Button } from "../../parts/button.tsx"
import { Notice } from "../../parts/notice.tsx"
import { Select } from "../../parts/select.tsx"
import { useActor } from "../../shop-context.tsx"
import { Options } from "./options.tsx"
import styles from "./checkout.module.css"

/** Where the order is taken: a place of the house, or a carrier's office in a settlement that is chosen first (CHK-002, CHK-003). */
export function PlaceChoice({ way }: { readonly way: Exclude<DeliveryWay, "courier"> }) {
  const actor = useActor("checkout")
  const { error, isBusy, send, value } = useField("pointId")
  const delivery = useSelector(actor, ({ context }) => context.delivery)
  const pointsIn = useSelector(actor, ({ context }) => context.values["pointsIn"])
  const isLooking = useSelector(actor, (snapshot) => snapshot.hasTag("looking"))
  const isMissed = useSelector(actor, (snapshot) => snapshot.hasTag("missed"))
  const isPoint = way === "pickup-point"
  const places = delivery?.places ?? []
  return (
    <div className={styles["places"]}>
      {isPoint && delivery !== null ? (
        <Select
          label="Город"
          name="pointsIn"
          value={typeof pointsIn === "string" ? pointsIn : ""}
          options={[["", "Выберите город"], ...delivery.settlements.map(settlementOption)]}
          disabled={isBusy}
          onChange={({ currentTarget }) => actor.send({ type: "checkout.chooseSettlement", settlement: currentTarget.value })}
        />
      ) : null}
      <p className="unseen" role="status">
        {isLooking ? "Ищем пункты" : ""}
      </p>
      {isMissed ? <Missed onRetry={() => actor.send({ type: "checkout.retry" })} /> : null}
      {places.length === 0 && error === null ? null : (
        <Options
          name="pointId"
          legend={isPoint ? "Пункт выдачи" : "Салон"}
          look="rows"
          isBusy={isBusy || isLooking}
          error={error}
          value={value}
          options={places.map(({ address, hours, id, name, settlement }) => ({
            value: String(id),
            title: isPoint ? address : `${settlement}, ${address}`,
            note: `${name}, ${hours.toLowerCase()}`
          }))}
          onChoose={(id) => send({ type: "form.change", field: "pointId", value: id })}
        />
      )}
    </div>
  )
}

/** As the shop is asked for it: settlements of one name are told apart by their regions. */
const settlementOption = ({ count, name, region }: { readonly name: string; readonly region: string | null; readonly count: number }) => {
  const whole = region === null ? name : `${name} (${region})`
  return [whole, `${whole}, ${count}${nbsp}${count === 1 ? "пункт" : "пунктов"}`] as const
}

function Missed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <Notice kind="error">{typeset("Список пунктов не пришёл. Проверьте связь и повторите.")}</Notice>
      <Button look="outline" size="small" onPress={onRetry}>
        Повторить
      </Button>
    </>
  )
}
