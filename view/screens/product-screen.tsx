import type { Jewelry, JewelryCard as Card, Sku } from "../../core/contract/catalog-jewelry.ts"
import { jewelryListPath } from "../../core/domain/jewelry.ts"
import { specsOfJewelry } from "../../core/domain/jewelry-specs.ts"
import { picturesOf, shownVariant, storyPicture } from "../../core/domain/jewelry-variants.ts"
import { typeset } from "../../core/domain/typography.ts"
import { CardRow } from "../parts/card-row.tsx"
import { Crumbs } from "../parts/crumbs.tsx"
import { InsertsTable } from "../parts/inserts-table.tsx"
import { JewelryCard } from "../parts/jewelry-card.tsx"
import { Picture } from "../parts/picture.tsx"
import { ProductBar, ProductFacts } from "../parts/product-facts.tsx"
import { ProductGallery } from "../parts/product-gallery.tsx"
import { ProductService } from "../parts/product-service.tsx"
import { SpecList } from "../parts/spec-list.tsx"
import styles from "./product-screen.module.css"

type Props = {
  readonly jewelry: Jewelry
  /** The variant that the address names; `null` where it names none. */
  readonly skuId: number | null
  readonly recommended: ReadonlyArray<Card>
}

/** A piece of jewelry with its variants: pictures and price of the one that is shown, then all that is known of it. */
export function ProductScreen({ jewelry, recommended, skuId }: Props) {
  const sku = shownVariant(jewelry.skus, skuId)
  const pictures = picturesOf(jewelry.previews, sku.metalColor)
  const { category, inserts, name, story } = jewelry
  return (
    <div className={`container ${styles["product"]}`}>
      <div className={styles["crumbs"]}>
        <Crumbs trail={[...trail, [category.name, jewelryListPath(category.code)]]} here={name} />
      </div>
      <div className={styles["top"]}>
        <ProductGallery name={name} pictures={pictures} />
        <div className={styles["buy"]}>
          <ProductFacts jewelry={jewelry} sku={sku} />
          <ProductService jewelry={jewelry} sku={sku} />
        </div>
      </div>
      <Specs jewelry={jewelry} sku={sku} />
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
      <ProductBar jewelry={jewelry} sku={sku} />
    </div>
  )
}

function Specs({ jewelry, sku }: { readonly jewelry: Jewelry; readonly sku: Sku }) {
  return (
    <section className={styles["specs"]} aria-labelledby="specs">
      <h2 id="specs" className="display-s">
        Характеристики
      </h2>
      <SpecList rows={specsOfJewelry(jewelry, sku)} />
    </section>
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

const trail = [
  ["Главная", "/"],
  ["Украшения", jewelryListPath(null)]
] as const
