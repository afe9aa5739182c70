import { useSelector } from "../use-selector.ts"
import { Suspense } from "react"
import type { PointSettlement } from "../../core/contract/checkout.ts"
import { formatTermAfterVerb } from "../../core/domain/delivery/arrival-text.ts"
import { textOf } from "../../core/domain/form/form.ts"
import { fullName } from "../../core/domain/orders/points-map.ts"
import type { DeliveryMethod } from "../../core/domain/delivery/deliveries.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { arrivalAt, placeTo } from "../../core/forms/checkout-term.ts"
import type { CheckoutOffer, CheckoutPlace } from "../../core/services/checkout/checkout.ts"
import { unbrokenPhone } from "../../core/domain/form/phone.ts"
import { useField } from "../forms/form-context.ts"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { Select } from "../ui/select.tsx"
import { useActor } from "../shop-context.tsx"
import { Options } from "./options.tsx"
import styles from "./checkout.module.css"
import { onDemand } from "../islands/late-island.tsx"

type Props = { readonly way: Exclude<DeliveryMethod, "courier"> }

/** Salon, or pickup point in a settlement (CHK-002, CHK-003). */
export function PlaceChoice({ way }: Props) {
  const actor = useActor("checkout")
  const { error, isBusy, send, value } = useField("pointId")
  const delivery = useSelector(actor, ({ context }) => context.delivery)
  const chosenSettlement = useSelector(actor, ({ context }) => context.values["pointsIn"])
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag("looking"))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"))
  const offer = useSelector(actor, ({ context }) => context.offer)
  const isPoint = way === "pickup-point"
  const places = delivery?.places ?? []
  const choose = (id: string) => send({ type: "form.change", field: "pointId", value: id })
  const chooseSettlement = (settlement: string) => actor.send({ type: "checkout.chooseSettlement", settlement })
  return (
    <div className={styles["places"]}>
      {isPoint && delivery !== null ? (
        <>
          <Select
            label="Город"
            name="pointsIn"
            value={textOf(chosenSettlement)}
            options={[["", "Выберите город"], ...delivery.settlements.map(settlementOption)]}
            disabled={isBusy}
            onChange={({ currentTarget }) => chooseSettlement(currentTarget.value)}
          />
          <Suspense fallback={null}>
            <PointsMap
              {...delivery}
              settlement={typeof chosenSettlement === "string" && chosenSettlement !== "" ? chosenSettlement : null}
              point={typeof value === "string" && value !== "" ? value : null}
              isBusy={isBusy || isLoading}
              onSettlement={chooseSettlement}
              onPoint={choose}
            />
          </Suspense>
        </>
      ) : null}
      <p className="unseen" role="status">
        {isLoading ? "Ищем пункты" : ""}
      </p>
      {isFailed ? <PlacesFailed onRetry={() => actor.send({ type: "checkout.retry" })} /> : null}
      {places.length === 0 && error === null ? null : (
        <Options
          name="pointId"
          legend={isPoint ? "Пункт выдачи" : "Салон"}
          look="rows"
          isBusy={isBusy || isLoading}
          error={error}
          value={value}
          options={places.map((place) => ({
            value: String(place.id),
            title: isPoint ? place.address : `${place.settlement}, ${place.address}`,
            note: `${[place.name, place.hours.toLowerCase(), unbrokenPhone(place.phone)].join(", ")}${readyAt(offer, way, place)}`
          }))}
          onChoose={choose}
        />
      )}
    </div>
  )
}

/** «Готово 24 ноября». */
const readyAt = (offer: CheckoutOffer | null, way: Props["way"], place: CheckoutPlace): string => {
  const arrival = arrivalAt(offer, { way, to: placeTo(place), salon: way === "self-pickup" ? place.id : null })
  return arrival === undefined || arrival === null ? "" : `. Готово ${formatTermAfterVerb(arrival.term)}`
}

const PointsMap = onDemand(() => import("./points-map.tsx").then((part) => part.PointsMap))

const settlementOption = (settlement: PointSettlement) => {
  const name = fullName(settlement)
  return [name, `${name}, ${formatCount(settlement.count, ["пункт", "пункта", "пунктов"])}`] as const
}

function PlacesFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <Notice kind="error">{typeset("Список пунктов не пришёл. Проверьте связь и повторите.")}</Notice>
      <Button look="outline" size="small" onPress={onRetry}>
        Повторить
      </Button>
    </>
  )
}
