import { reviewBounds } from "../../core/domain/reviews/review.ts"
import { ratingText } from "../../core/domain/reviews/review-text.ts"
import styles from "./reviews.module.css"

const star = "M10 1.8l2.5 5.4 5.9.7-4.4 4 1.2 5.8L10 14.8l-5.2 2.9L6 11.9l-4.4-4 5.9-.7z"
const places = Array.from({ length: reviewBounds.stars }, (_, index) => index)

/** Rating as stars; the last one may be partly filled. */
export const Stars = ({ rating }: { readonly rating: number }) => (
  <span className={styles["stars"]} role="img" aria-label={ratingText(rating)}>
    {[styles["blank"], styles["filled"]].map((look, index) => (
      <svg
        key={look}
        className={look}
        viewBox={`0 0 ${index === 0 ? 100 : rating * 20} 20`}
        width={index === 0 ? 100 : rating * 20}
        height={20}
        aria-hidden="true"
      >
        {places.map((place) => (
          <path key={place} d={star} transform={`translate(${place * 20} 0)`} />
        ))}
      </svg>
    ))}
  </span>
)
