import type { ReactNode } from "react"
import { ArticleCard } from "../articles/article-card.tsx"
import { DiamondCard } from "../catalogue/diamond-card.tsx"
import { JewelryCard } from "../catalogue/jewelry-card.tsx"
import { articles } from "./content-fixtures.ts"
import { pieces, stones } from "./fixtures.ts"
import styles from "./parts.module.css"
import { Section } from "./section.tsx"

export function Cards() {
  return (
    <>
      <Section id="jewelry-cards" note={statesOf(pieces)}>
        <List>
          {pieces.map(([, card]) => (
            <JewelryCard key={card.id} card={card} heading="h3" sizes={sizes} />
          ))}
        </List>
      </Section>
      <Section id="diamond-cards" note={statesOf(stones)}>
        <List>
          {stones.map(([, card]) => (
            <DiamondCard key={card.id} card={card} heading="h3" sizes={sizes} />
          ))}
        </List>
      </Section>
      <Section id="articles">
        <List>
          {articles.map((card) => (
            <ArticleCard key={card.code} card={card} heading="h3" />
          ))}
        </List>
      </Section>
    </>
  )
}

const List = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles["row"]} data-wide="true">
    {children}
  </ul>
)

const statesOf = (states: ReadonlyArray<readonly [string, unknown]>) => `По порядку: ${states.map(([name]) => name).join(", ")}.`

const sizes = "(min-width: 64em) 22vw, 92vw"
