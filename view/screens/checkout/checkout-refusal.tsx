import { formatPrice } from "../../../core/domain/money.ts"
import { typeset } from "../../../core/domain/typography.ts"
import type { CheckoutRefusal as Refusal } from "../../../core/machines/checkout-setup.ts"
import { Notice } from "../../parts/notice.tsx"
import { TextLink } from "../../parts/text-link.tsx"

/** Why the order was not taken, and what to do: the shop's own words, and of a sum both the old and the new (CHK-014). */
export function CheckoutRefusal({ refusal: { message, reason, seen } }: { readonly refusal: Refusal }) {
  const isOfThings = reason !== null && "codes" in reason
  const was = reason?.reason === "totalChanged" && seen !== null ? ` Раньше было ${formatPrice(seen)}.` : ""
  return (
    <>
      <Notice kind="error">{typeset(`${ended(message)}${was}`)}</Notice>
      {isOfThings ? (
        <TextLink className="link" href="/cart">
          Вернуться в корзину
        </TextLink>
      ) : null}
    </>
  )
}

const ended = (text: string): string => (text === "" ? "Заказ не оформлен. Попробуйте ещё раз." : /[.?]$/.test(text) ? text : `${text}.`)
