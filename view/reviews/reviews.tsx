import { Link } from "wouter"
import type { ShownReview, ShownReviews } from "../../core/domain/reviews/review-schema.ts"
import { ratingNumber, formatReviewCount } from "../../core/domain/reviews/review-text.ts"
import { formatDay } from "../../core/domain/text/days.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./reviews.module.css"
import { Stars } from "./stars.tsx"

type Props = {
  readonly reviews: ShownReviews
  readonly name: string
  readonly path: string
  readonly className: string | undefined
}

/** Newest first, as in the schema.org data. */
export function Reviews({ className, name, path, reviews: { average, count, items, page, pages } }: Props) {
  if (count === 0) return null
  return (
    <section id={anchor} tabIndex={-1} className={`${styles["reviews"]} ${className}`} aria-labelledby="reviews-title">
      <div className={styles["head"]}>
        <h2 id="reviews-title" className="display-s">
          Отзывы покупателей
        </h2>
        <p className={styles["average"]}>
          <span className="display-m">{ratingNumber(average)}</span>
          <Stars rating={average} />
          <span className="caption">{formatReviewCount(count)}</span>
        </p>
        <p className="caption">{typeset("Пишут только те, кто получил это украшение. Отзывы мы читаем до публикации и не правим.")}</p>
      </div>
      <div>
        <ul className={styles["list"]}>
          {items.map((review) => (
            <Review key={review.id} review={review} name={name} />
          ))}
        </ul>
        {pages === 1 ? null : <Pages page={page} pages={pages} path={path} />}
      </div>
    </section>
  )
}

function Review({ name, review }: { readonly name: string; readonly review: ShownReview }) {
  const { shopAnswer, isReturned, photographs, reviewBody, signature, stars, writtenOn } = review
  return (
    <li>
      <div className={styles["line"]}>
        <Stars rating={stars} />
        <time className="caption" dateTime={writtenOn}>
          {formatDay(writtenOn)}
        </time>
      </div>
      <h3>{signature}</h3>
      <p className="caption">{typeset(isReturned ? "Проверенная покупка, украшение вернули" : "Проверенная покупка")}</p>
      <p className={styles["words"]}>{typeset(reviewBody)}</p>
      {photographs.length === 0 ? null : (
        <ul className={styles["photos"]}>
          {photographs.map(({ square, whole }, index) => (
            <li key={whole}>
              <a href={whole} target="_blank" rel="noreferrer">
                <img src={square} alt={`${name}: фото ${index + 1} покупателя ${signature}`} width={160} height={160} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {shopAnswer === null ? null : (
        <div className={styles["answer"]}>
          <h4>Ответ «Грани»</h4>
          <p className={styles["words"]}>{typeset(shopAnswer)}</p>
        </div>
      )}
    </li>
  )
}

const anchor = "reviews"

/** Moves to the first review: a changed query does not scroll, and the pressed link may be gone. */
const toFirst = () => {
  const list = document.getElementById(anchor)
  list?.focus({ preventScroll: true })
  list?.scrollIntoView()
}

type PagesProps = { readonly page: number; readonly pages: number; readonly path: string }

const Pages = ({ page, pages, path }: PagesProps) => (
  <nav className={styles["pages"]} aria-label="Страницы отзывов">
    {page === 1 ? null : (
      <Link className="link" onClick={toFirst} href={page === 2 ? `${path}#${anchor}` : `${path}?reviews=${page - 1}#${anchor}`}>
        Новее
      </Link>
    )}
    <span className="caption">{typeset(`Страница ${page} из ${pages}`)}</span>
    {page === pages ? null : (
      <Link className="link" onClick={toFirst} href={`${path}?reviews=${page + 1}#${anchor}`}>
        Раньше
      </Link>
    )}
  </nav>
)
