import type { Jewelry, JewelryCard as Card } from "../../core/contract/catalog-jewelry.ts"
import { storyPicture } from "../../core/domain/jewelry-variants.ts"
import { typeset } from "../../core/domain/typography.ts"
import { CardRow } from "../parts/card-row.tsx"
import { InsertsTable } from "../parts/inserts-table.tsx"
import { JewelryCard } from "../parts/jewelry-card.tsx"
import { Picture } from "../parts/picture.tsx"
import styles from "./product-screen.module.css"

type Props = { readonly jewelry: Jewelry; readonly pictures: ReadonlyArray<string>; readonly recommended: ReadonlyArray<Card> }

/** What is read after the piece itself: its stones, its story, and what goes with it. */
export function ProductRest({ jewelry: { inserts, story }, pictures, recommended }: Props) {
  return (
    <>
      {inserts.length === 0 ? null : (
        <section className={styles["inserts"]} aria-labelledby="inserts">
          <h2 id="inserts" className="display-s">
            Вставки
          </h2>
          <InsertsTable inserts={inserts} labelledBy="inserts" />
        </section>
      )}
      {story === null ? null : <Story story={story} picture={storyPicture(pictures)} />}
      {recommended.length === 0 ? null : <Recommended cards={recommended} />}
    </>
  )
}

type StoryProps = { readonly story: NonNullable<Jewelry["story"]>; readonly picture: string | undefined }

function Story({ picture, story: { accent, text, title } }: StoryProps) {
  return (
    <section className={styles["story"]} aria-labelledby="story">
      <div>
        <h2 id="story" className="display-m">
          {typeset(title)} <em>{typeset(accent)}</em>
        </h2>
        <p>{typeset(text)}</p>
      </div>
      {picture === undefined ? null : <Picture base={picture} alt="" sizes="(min-width: 1920px) 990px, (min-width: 1024px) 54vw, 91vw" />}
    </section>
  )
}

function Recommended({ cards }: { readonly cards: ReadonlyArray<Card> }) {
  return (
    <section className={styles["recommended"]} aria-labelledby="recommended">
      <h2 id="recommended" className="display-s">
        Дополните образ
      </h2>
      <CardRow columns={4}>
        {cards.map((card) => (
          <JewelryCard key={card.id} card={card} heading="h3" sizes="(min-width: 1024px) 22vw, (min-width: 768px) 45vw, 242px" />
        ))}
      </CardRow>
    </section>
  )
}
