import type { Order, OrderItem } from "../../core/contract/order-history.ts"
import { reviewStateNames, writeReviewTexts } from "../../core/domain/reviews/review-text.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useDialogLink } from "../modal/dialog-link.ts"
import styles from "./order-review.module.css"

type Props = { readonly order: Pick<Order, "id">; readonly item: Pick<OrderItem, "name" | "position" | "review"> }

/** State of the buyer's review; `null` if none can be written. */
export function OrderReview({ item: { name, position, review }, order: { id } }: Props) {
  const buttonProps = useDialogLink()
  if (review === null) return null
  const { state, unpublished } = review
  const props = { order: id, position, name }
  return (
    <div className={styles["review"]}>
      {state === "open" ? null : (
        <p className="caption" data-state={state}>
          {typeset(`Отзыв: ${reviewStateNames[state].toLowerCase()}${unpublished === null ? "" : `. ${unpublished}`}`)}
        </p>
      )}
      {state === "open" || state === "rejected" ? (
        <button
          type="button"
          className="link"
          aria-label={typeset(`${writeReviewTexts[state]}: ${name}`)}
          {...buttonProps({ key: "review", props })}
        >
          {typeset(writeReviewTexts[state])}
        </button>
      ) : null}
      {state === "open" ? null : (
        <button
          type="button"
          className="link"
          aria-label={typeset(`Удалить отзыв: ${name}`)}
          {...buttonProps({ key: "reviewRemoval", props })}
        >
          {typeset("Удалить отзыв")}
        </button>
      )}
    </div>
  )
}
