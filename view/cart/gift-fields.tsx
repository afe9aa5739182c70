import { type ComponentProps, useState } from "react"
import type { GiftCard } from "../../core/contract/gift-cards.ts"
import type { GiftChoice, GiftFields } from "../../core/domain/cart/gift-choice.ts"
import { giftDesignNames } from "../../core/domain/cart/gift-designs.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./gift-fields.module.css"
import { GiftDesign } from "../product/gift-design.tsx"
import { Icon } from "../ui/icon.tsx"
import { TextField } from "../ui/text-field.tsx"
import { useAfterPress } from "../use-after-press.ts"

type Props = {
  readonly choice: GiftChoice<GiftCard>
  readonly choose: (change: Partial<GiftFields>) => void
}

export function GiftAmounts({ cards, choice, choose }: Props & { readonly cards: ReadonlyArray<GiftCard> }) {
  const { errors, fields, offer } = choice
  const freeAmountCard = cards.find(({ amounts }) => amounts !== null)
  return (
    <fieldset className={styles["group"]}>
      <legend>Номинал</legend>
      <div className={styles["amounts"]}>
        {cards.map(({ amounts, id, price }) => (
          <label key={id} data-own={amounts !== null}>
            <input type="radio" name="card" value={id} checked={offer.id === id} onChange={() => choose({ card: id })} />
            <span translate={price === null ? undefined : "no"}>{price === null ? "Другая сумма" : formatPrice(price)}</span>
          </label>
        ))}
      </div>
      {freeAmountCard === undefined || freeAmountCard.amounts === null ? null : (
        <div className={styles["own"]}>
          <CommittingField
            name="amount"
            label="Сумма, ₽"
            maxLength={16}
            value={fields.amount}
            commit={(amount) => choose({ amount })}
            error={errors.amount ?? null}
            hint={typeset(
              `От ${formatPrice(freeAmountCard.amounts.least)} до ${formatPrice(freeAmountCard.amounts.most)}, с шагом ${formatPrice(freeAmountCard.amounts.step)}`
            )}
          />
        </div>
      )}
    </fieldset>
  )
}

export function GiftDesigns({ choice: { fields, offer }, choose }: Props) {
  return (
    <fieldset className={`${styles["group"]} ${styles["drawings"]}`}>
      <legend className="unseen">Рисунок</legend>
      <div className={styles["designs"]}>
        {offer.previews.map((design, index) => (
          <label key={design}>
            <input type="radio" name="design" value={index} checked={fields.design === index} onChange={() => choose({ design: index })} />
            <span className={styles["thumb"]}>
              <GiftDesign design={design} crop="face" />
            </span>
            <span>{giftDesignNames[design]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** An invalid number remains in the field with its error. */
export function GiftQuantity({ choice: { errors, fields, most, quantity }, choose }: Props) {
  const step = (by: number) => choose({ quantity: String(Math.min(most, Math.max(1, (quantity ?? 1) + by))) })
  return (
    <div className={styles["quantity"]}>
      <CommittingField
        name="quantity"
        label="Количество"
        maxLength={4}
        value={fields.quantity}
        commit={(written) => choose({ quantity: written })}
        error={errors.quantity ?? null}
        hint={typeset(`Не больше ${most} одного номинала в заказе`)}
        end={
          <span className={styles["steps"]}>
            <button type="button" aria-label="Меньше" disabled={quantity === 1} onClick={() => step(-1)}>
              <Icon name="minus" size={16} />
            </button>
            <button type="button" aria-label="Больше" disabled={quantity !== null && quantity >= most} onClick={() => step(1)}>
              <Icon name="plus" size={16} />
            </button>
          </span>
        }
      />
    </div>
  )
}

type CommittingFieldProps = Omit<ComponentProps<typeof TextField>, "value"> & {
  readonly value: string
  readonly commit: (typed: string) => void
}

/** Commits when it loses focus; a new `value` replaces the typed text. */
function CommittingField({ commit, value, ...field }: CommittingFieldProps) {
  const [typed, setTyped] = useState(value)
  const [committed, setCommitted] = useState(value)
  const afterPress = useAfterPress()
  if (committed !== value) {
    setCommitted(value)
    setTyped(value)
  }
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => (typed === value ? undefined : afterPress(() => commit(typed)))}
    />
  )
}
