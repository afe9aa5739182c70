import { Link } from "wouter"
import type { MainPage } from "../../core/contract/pages.ts"
import { typeset } from "../../core/domain/typography.ts"
import styles from "./hero.module.css"

/** The first view of the home page: its headline over a picture that melts into the ground. */
export function Hero({ hero }: { readonly hero: MainPage["hero"] }) {
  return (
    <section className={styles["hero"]} aria-labelledby="hero">
      {ring}
      <div className={`container ${styles["text"]}`}>
        <h1 id="hero" className="display-xl">
          {typeset(hero.title)} <em>{typeset(hero.accent)}</em>
        </h1>
        <p className="lead">{typeset(hero.lead)}</p>
        <Link className="button" href="/diamonds">
          Выбрать бриллиант
        </Link>
      </div>
    </section>
  )
}

const ringSources = (format: "avif" | "webp") =>
  [640, 1080, 1600].map((width) => `/pictures/hero-ring-${width}.${format} ${width}w`).join(", ")

const ringSizes = "(min-width: 1024px) 780px, (min-width: 768px) 520px, 360px"

/** The picture of the first view, and the leader from its stone to two lines on it. */
const ring = (
  <figure className={styles["ring"]}>
    <picture>
      <source type="image/avif" srcSet={ringSources("avif")} sizes={ringSizes} />
      <img
        src="/pictures/hero-ring-1080.webp"
        srcSet={ringSources("webp")}
        sizes={ringSizes}
        width={1080}
        height={1080}
        alt="Кольцо из белого золота с круглым бриллиантом"
        fetchPriority="high"
      />
    </picture>
    <figcaption className="caption">
      Кр57, 1,02&nbsp;карат
      <br />
      цвет E&nbsp;(2), чистота VS1&nbsp;(4)
    </figcaption>
  </figure>
)
