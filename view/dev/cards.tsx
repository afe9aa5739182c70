import type { ReactNode } from "react"
import { DiamondCard } from "../catalogue/diamond-card.tsx"
import { JewelryCard } from "../catalogue/jewelry-card.tsx"
import { CardSkeleton } from "../ui/skeleton.tsx"
import { pieces, stones } from "./fixtures.ts"
import styles from "./parts.module.css"
import { Section } from "./section.tsx"

/** Cards in every state, and on their way. */
export function Cards() {
  return (
    <>
      <Section id="jewelry-cards" title={`Карточка украшения: ${namesOf(pieces)}, загрузка`}>
        <List>
          {pieces.map(([, card]) => (
            <JewelryCard key={card.id} card={card} heading="h3" sizes={sizes} />
          ))}
          <CardSkeleton />
        </List>
      </Section>
      <Section id="diamond-cards" title={`Карточка бриллианта: ${namesOf(stones)}, загрузка`}>
        <List>
          {stones.map(([, card]) => (
            <DiamondCard key={card.id} card={card} heading="h3" sizes={sizes} />
          ))}
          <CardSkeleton />
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

const namesOf = (states: ReadonlyArray<readonly [string, unknown]>) => states.map(([name]) => name).join(", ")

const sizes = "(min-width: 64em) 30vw, 92vw"
