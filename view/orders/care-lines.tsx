import type { DialogProps } from "../../core/contract/dialogs.ts"
import { textOf } from "../../core/domain/form/form.ts"
import { readCareLines, writeCareLines } from "../../core/domain/orders/care-lines.ts"
import { giftName } from "../../core/domain/orders/given-gifts.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { FieldNote } from "../forms/field-note.tsx"
import { useField } from "../forms/form-context.ts"
import formStyles from "../forms/form.module.css"
import { Checkbox } from "../ui/choices/checkbox.tsx"
import { Select } from "../ui/select.tsx"
import styles from "./care-lines.module.css"

type Props = Pick<DialogProps<"orderCare">, "lines"> & { readonly kind: string }

export function CareLines({ kind, lines }: Props) {
  const { error, field, isBusy, send, value } = useField("careLines")
  const chosen = readCareLines(textOf(value))
  const fitting = lines.filter(({ kinds }) => kinds.some((each) => each === kind))
  if (fitting.length === 0) return null
  const setQuantity = (position: number, quantity: number) => {
    const others = chosen.filter((line) => line.position !== position)
    const next = quantity === 0 ? others : [...others, { position, quantity }]
    send({ type: "form.change", field: "careLines", value: writeCareLines(next.toSorted((one, two) => one.position - two.position)) })
  }
  return (
    <fieldset className={`${formStyles["choice"]} ${styles["lines"]}`}>
      <legend>{field.label}</legend>
      {fitting.map(({ isGift, name, position, quantity, recipient }) => {
        const chosenQuantity = chosen.find((line) => line.position === position)?.quantity ?? 0
        return (
          <div key={position} className={styles["line"]}>
            <Checkbox
              name="careLines"
              value={String(position)}
              checked={chosenQuantity > 0}
              aria-disabled={isBusy ? "true" : undefined}
              aria-invalid={error !== null}
              aria-describedby={error === null ? undefined : "care-lines-note"}
              onChange={({ currentTarget: { checked } }) => setQuantity(position, checked ? quantity : 0)}
              onBlur={() => send({ type: "form.leave", field: "careLines" })}
            >
              {typeset(isGift ? `${giftName(name, recipient)}. Ещё не отправлен, деньги вернём сразу` : name)}
            </Checkbox>
            {chosenQuantity > 0 && quantity > 1 && !isGift ? (
              <Select
                label="Сколько"
                value={String(chosenQuantity)}
                disabled={isBusy}
                options={Array.from({ length: quantity }, (_, index) => [String(index + 1), String(index + 1)] as const)}
                onChange={({ currentTarget }) => setQuantity(position, Number(currentTarget.value))}
              />
            ) : null}
          </div>
        )
      })}
      <FieldNote id="care-lines-note" error={error} hint={undefined} />
    </fieldset>
  )
}
