import { useSelector } from "../use-selector.ts"
import { formatArrival, formatDayAndWeekday } from "../../core/domain/delivery/arrival-text.ts"
import { writeSlot } from "../../core/domain/delivery/slots.ts"
import { textOf } from "../../core/domain/form/form.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { arrivalIn, slotsIn } from "../../core/forms/checkout-term.ts"
import { useField } from "../forms/form-context.ts"
import { Select } from "../ui/select.tsx"
import { useActor } from "../shop-context.tsx"
import { Options } from "./options.tsx"

/** Optional delivery slot; fully booked days are left out. */
export function SlotChoice() {
  const context = useSelector(useActor("checkout"), (snapshot) => snapshot.context)
  const { error, field, isBusy, send, value } = useField("slot")
  const slots = slotsIn(context).filter(({ hours }) => hours.length > 0)
  const arrival = arrivalIn(context)
  if (slots.length === 0 || arrival === undefined || arrival === null) return null
  const line = textOf(value)
  const chosen = slots.find(({ day }) => line.startsWith(day))
  const choose = (text: string) => send({ type: "form.change", field: "slot", value: text })
  return (
    <>
      <Select
        label={field.label}
        name="slot"
        value={chosen?.day ?? ""}
        disabled={isBusy}
        options={[
          ["", typeset(`${formatArrival(arrival)}, время согласуем по телефону`)],
          ...slots.map(({ day }) => [day, typeset(formatDayAndWeekday(day))] as const)
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {chosen === undefined ? null : (
        <Options
          name="slotHours"
          legend="Часы"
          look="tiles"
          isBusy={isBusy}
          error={error}
          value={line}
          options={chosen.hours.map((hours) => ({ value: writeSlot({ day: chosen.day, hours }), title: hours, note: null }))}
          onChoose={choose}
        />
      )}
    </>
  )
}
