import { Link } from "wouter"
import type { MainPage } from "../../core/contract/pages.ts"
import { shapeNames } from "../../core/domain/diamond-text.ts"
import { formatNumber } from "../../core/domain/numbers.ts"
import { formatCount } from "../../core/domain/plural.ts"
import { countStones } from "../../core/domain/shape-counts.ts"
import { typeset } from "../../core/domain/typography.ts"
import { CutIcon } from "../parts/cut-icon.tsx"
import { DiamondCard } from "../parts/diamond-card.tsx"
import { Hero } from "../parts/hero.tsx"
import { StonePicture } from "../parts/stone-picture.tsx"
import styles from "./home-screen.module.css"

/** The home page: what the house stands for, its stones by shape, its rules of cutting, a few stones of today. */
export function HomeScreen({ main }: { readonly main: MainPage }) {
  return (
    <>
      <Hero hero={main.hero} />
      <section className="container section" aria-labelledby="shapes">
        <div className="section-head">
          <h2 id="shapes" className="display-m">
            Бриллианты по&nbsp;форме
          </h2>
          <Link className="link" href="/diamonds">
            {`Все ${formatCount(countStones(main.shapes), ["бриллиант", "бриллианта", "бриллиантов"])}`}
          </Link>
        </div>
        <ul className={styles["shapes"]}>
          {main.shapes.map(({ count, shape }) => (
            <li key={shape}>
              <Link href="/diamonds">
                <CutIcon shape={shape} size={68} />
                {shapeNames[shape]}
                <span>{formatNumber(count, 0)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Principles principles={main.principles} />
      <section className="container section" aria-labelledby="featured">
        <div className="section-head">
          <h2 id="featured" className="display-m">
            Новое
          </h2>
          <Link className="link" href="/diamonds">
            Все новинки
          </Link>
        </div>
        <ul className={styles["featured"]}>
          {main.featured.map((card) => (
            <DiamondCard key={card.id} card={card} heading="h3" sizes="(min-width: 768px) 31vw, 242px" />
          ))}
        </ul>
      </section>
    </>
  )
}

function Principles({ principles }: { readonly principles: MainPage["principles"] }) {
  return (
    <section className={`container section ${styles["scene"]}`} data-scene="night" aria-labelledby="principles">
      <StonePicture shape="round" alt="" sizes="(min-width: 1024px) 45vw, 88vw" />
      <div>
        <h2 id="principles" className="display-m">
          Камень, который <em>можно проверить</em>
        </h2>
        <dl className={styles["principles"]}>
          {principles.map(({ text, title }) => (
            <div key={title}>
              <dt>{typeset(title)}</dt>
              <dd>{typeset(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
