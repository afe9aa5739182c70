import { useSelector } from "../use-selector.ts"
import { Suspense } from "react"
import { addressLine } from "../../core/domain/postal/address.ts"
import { formatSumOrFree } from "../../core/domain/text/sum-or-free.ts"
import { homeCountry } from "../../core/domain/content/shop-rules.ts"
import { abroadText } from "../../core/domain/delivery/abroad.ts"
import { formatArrival } from "../../core/domain/delivery/arrival-text.ts"
import type { DeliveryMethod } from "../../core/domain/delivery/deliveries.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { isAbroad, otherAddress, typedAddress, deliveryMethodOf } from "../../core/forms/checkout.ts"
import { earliestArrival } from "../../core/forms/checkout-term.ts"
import type { CheckoutContext } from "../../core/machines/checkout/checkout-state.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import { AddressFields } from "../forms/address-fields.tsx"
import { useField } from "../forms/form-context.ts"
import { useActor } from "../shop-context.tsx"
import { CheckoutSection } from "./checkout-section.tsx"
import { Options } from "./options.tsx"
import { receiptIn } from "./when-in.ts"
import { SlotChoice } from "./slot-choice.tsx"
import { PlaceChoice } from "./place-choice.tsx"
import styles from "./checkout.module.css"
import { onDemand } from "../islands/late-island.tsx"

/** CHK-001 … CHK-004. */
export function DeliverySection() {
  const actor = useActor("checkout")
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const { errors, offer, values } = context
  const way = deliveryMethodOf(values)
  return (
    <CheckoutSection name="delivery" title="Получение" summary={summaryOf(context)}>
      <Options
        name="deliveryId"
        legend="Способ получения"
        look="tiles"
        isBusy={isBusy}
        error={errors["deliveryId"] ?? null}
        value={values["deliveryId"]}
        options={(offer?.deliveries ?? []).map(({ code, id, name, price }) => ({
          value: String(id),
          title: name,
          note:
            code === "courier" && isAbroad(values)
              ? "по согласованию"
              : `${arrivalText(context, code)}, ${formatSumOrFree(price).toLowerCase()}`
        }))}
        onChoose={(id) => actor.send({ type: "checkout.chooseDelivery", id: Number(id) })}
      />
      {way === "courier" ? (
        <>
          <AddressChoice />
          <SlotChoice />
        </>
      ) : null}
      {way === "self-pickup" || way === "pickup-point" ? <PlaceChoice way={way} /> : null}
      {way === null ? null : (
        <Suspense fallback={null}>
          <ParcelChoice />
        </Suspense>
      )}
      <p className={styles["rules"]}>
        <DialogButton className="link" dialog={{ key: way === "pickup-point" ? "rulesPoint" : "deliveryRules", props: {} }}>
          {way === "pickup-point" ? "Правила пункта выдачи" : "Правила доставки"}
        </DialogButton>
      </p>
    </CheckoutSection>
  )
}

/** Loaded with the first delivery method. */
const ParcelChoice = onDemand(() => import("./parcel-choice.tsx").then((part) => part.ParcelChoice))

function AddressChoice() {
  const { error, isBusy, send, value } = useField("addressId")
  const addresses = useSelector(useActor("checkout"), ({ context }) => context.offer?.addresses ?? [])
  return (
    <>
      {addresses.length === 0 ? null : (
        <Options
          name="addressId"
          legend="Куда доставить"
          look="rows"
          isBusy={isBusy}
          error={error}
          value={value}
          options={[
            ...addresses.map((address) => ({
              value: String(address.id),
              title: addressLine(address),
              ...(address.country === homeCountry
                ? { note: address.isDefault ? "Основной адрес" : null }
                : { note: abroadText, isDisabled: true })
            })),
            { value: otherAddress, title: "Другой адрес", note: null }
          ]}
          onChoose={(id) => send({ type: "form.change", field: "addressId", value: id })}
        />
      )}
      {value === otherAddress ? <AddressFields /> : null}
    </>
  )
}

/** «Москва: 26 ноября», the earliest day. */
const arrivalText = (context: CheckoutContext, way: DeliveryMethod): string => {
  const { arrival, to } = earliestArrival(context, way)
  if (arrival === null) return "срок согласуем по телефону"
  return arrival === undefined ? to.settlement : `${to.settlement}: ${formatArrival(arrival)}`
}

/** «Курьером с охраной, Москва, улица Петровка, д. 1. Получите 26 ноября. Подарочная упаковка. Записка в посылке». */
const summaryOf = (context: CheckoutContext): string => {
  const { values } = context
  return [
    destinationOf(context),
    receiptIn(context),
    values["isGiftWrapped"] === true ? "Подарочная упаковка" : null,
    String(values["parcelNote"] ?? "").trim() === "" ? null : "Записка в посылке"
  ]
    .filter((part) => part !== null)
    .join(". ")
}

const destinationOf = ({ delivery, offer, values }: CheckoutContext): string => {
  const chosen = offer?.deliveries.find(({ id }) => String(id) === values["deliveryId"])
  const savedAddress = offer?.addresses.find(({ id }) => String(id) === values["addressId"])
  const place = delivery?.places.find(({ id }) => String(id) === values["pointId"])
  if (chosen === undefined) return "Не выбрано"
  if (chosen.code !== "courier") return [chosen.name, place?.settlement, place?.address].filter((part) => part !== undefined).join(", ")
  const typed = typedAddress(values)
  const to = savedAddress ?? (typed.settlement === "" ? undefined : typed)
  return typeset([chosen.name, ...(to === undefined ? [] : [addressLine(to)])].join(", "))
}
