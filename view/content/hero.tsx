import { Link } from "wouter"
import type { MainPage } from "../../core/contract/content/pages.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./hero.module.css"
import { Picture } from "../product/picture.tsx"

export function Hero({ h1 = null, hero }: { readonly hero: MainPage["hero"]; readonly h1?: string | null }) {
  return (
    <section className={styles["hero"]} aria-labelledby="hero">
      <figure className={styles["ring"]}>
        <Picture base="/pictures/hero-ring" alt="Кольцо из белого золота с круглым бриллиантом" sizes={ringSizes} first />
        <Caption lines={hero.caption} />
      </figure>
      <div className={`container ${styles["text"]}`}>
        <h1 id="hero" className="display-xl">
          {h1 === null ? (
            <>
              {typeset(hero.title)} <em>{typeset(hero.accent)}</em>
            </>
          ) : (
            typeset(h1)
          )}
        </h1>
        <p className="lead">{typeset(hero.lead)}</p>
        <p className={styles["ways"]}>
          {hero.links.map(({ link, title }, index) => (
            <Link key={link} className={index === 0 ? "button" : "link"} href={link}>
              {typeset(title)}
            </Link>
          ))}
        </p>
      </div>
    </section>
  )
}

function Caption({ lines }: { readonly lines: ReadonlyArray<string> }) {
  if (lines.length === 0) return null
  return (
    <figcaption className="caption">
      <span>
        {lines.map((line) => (
          <span key={line}>{typeset(line)}</span>
        ))}
      </span>
    </figcaption>
  )
}

const ringSizes = "(min-width: 64em) 780px, (min-width: 48em) 520px, 360px"
