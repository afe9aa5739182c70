import type { ReactNode } from "react"
import { Link } from "wouter"
import type { MainPage } from "../../core/contract/content/pages.ts"
import { tagInNewList } from "../../core/domain/product/jewelry-text.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { countStones } from "../../core/domain/catalogue/shape-counts.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { CardRow } from "../catalogue/card-row.tsx"
import { CategoryTiles } from "../catalogue/category-tiles.tsx"
import { CollectionFeature } from "../content/collection-feature.tsx"
import { DiamondCard } from "../catalogue/diamond-card.tsx"
import { Figures } from "../content/figures.tsx"
import { Hero } from "../content/hero.tsx"
import { JewelryCard } from "../catalogue/jewelry-card.tsx"
import { RecordText } from "../content/record-text.tsx"
import { NightScene } from "../content/night-scene.tsx"
import { ShapeLinks } from "../catalogue/shape-links.tsx"
import styles from "./home-screen.module.css"
import { type Draw, requireData, recordOf } from "./draw.ts"

export function HomeScreen({ h1 = null, main }: { readonly main: MainPage; readonly h1?: string | null }) {
  return (
    <>
      <Hero hero={main.hero} h1={h1} />
      <Section of={main.categories} id="categories" title="Украшения" link="/jewelry/" more="Все украшения">
        <CategoryTiles categories={main.categories} />
      </Section>
      <Section of={main.shapes} id="shapes" title={typeset("Бриллианты по форме")} link="/diamonds" more={allStones(main)}>
        <ShapeLinks shapes={main.shapes} />
      </Section>
      <NightScene scene={main.scene} />
      {main.collection === null ? null : <CollectionFeature collection={main.collection} />}
      <Section of={main.novelties} id="novelties" title="Новое" link={noveltiesPath} more="Все новинки">
        <ul className={styles["novelties"]}>
          {main.novelties.map((card) => (
            <JewelryCard key={card.id} card={card} heading="h3" sizes={noveltySizes} tag={tagInNewList(card)} />
          ))}
        </ul>
      </Section>
      <Section of={main.figures} id="figures" title="Русская огранка" link="/about/russian-cut" more={typeset("Как мы граним")}>
        <div className={styles["figures"]}>
          <Figures items={main.figures.map(({ text, value }) => ({ value: typeset(value), text: typeset(text) }))} />
        </div>
      </Section>
      <Section of={main.featured} id="featured" title="Новые бриллианты" link="/diamonds" more="Все бриллианты">
        <CardRow columns={3}>
          {main.featured.map((card) => (
            <DiamondCard key={card.id} card={card} heading="h3" sizes="(min-width: 48em) 31vw, 242px" />
          ))}
        </CardRow>
      </Section>
      <Section of={main.principles} id="principles" title={typeset("Что можно проверить")}>
        <Principles principles={main.principles} />
      </Section>
    </>
  )
}

type SectionProps = {
  /** Contents; an empty list omits the section. */
  readonly of: ReadonlyArray<unknown>
  readonly id: string
  readonly title: string
  readonly link?: string
  readonly more?: string
  readonly children: ReactNode
}

function Section({ children, id, link, more, of, title }: SectionProps) {
  if (of.length === 0) return null
  return (
    <section className="container section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id} className="display-m">
          {title}
        </h2>
        {link === undefined ? null : (
          <Link className="link" href={link}>
            {more}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

function Principles({ principles }: Pick<MainPage, "principles">) {
  return (
    <dl className={styles["principles"]}>
      {principles.map(({ text, title }) => (
        <div key={title}>
          <dt>{typeset(title)}</dt>
          <dd>{typeset(text)}</dd>
        </div>
      ))}
    </dl>
  )
}

const allStones = ({ shapes }: MainPage): string => `Все ${formatCount(countStones(shapes), ["бриллиант", "бриллианта", "бриллиантов"])}`

const noveltiesPath = "/jewelry/filter/novelty--new"

const noveltySizes = "(min-width: 120em) 555px, (min-width: 48em) 30vw, 91vw"

export const draw: Draw = ({ data }) => (
  <>
    <HomeScreen main={requireData(data, "pages.main")} h1={recordOf(data).h1} />
    <RecordText text={recordOf(data).text} />
  </>
)
