import type { Jewelry, JewelryCard as Card, Sku } from "../../../core/contract/catalog-jewelry.ts"
import { specsOfJewelry } from "../../../core/domain/product/jewelry-specs.ts"
import { jewelryPath } from "../../../core/domain/product/jewelry.ts"
import { pictureNote } from "../../../core/domain/product/picture-note.ts"
import { storyPicture } from "../../../core/domain/product/jewelry-variants.ts"
import { ringInSize } from "../../../core/domain/true-size/subject.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { CardSection, pieceCards } from "../../catalogue/card-section.tsx"
import { GalleryViewer } from "../../gallery/gallery-viewer.tsx"
import { InsertsTable } from "../../product/inserts-table.tsx"
import { Picture } from "../../product/picture.tsx"
import { RecentlyViewed } from "./recently-viewed.tsx"
import { Reviews } from "../../reviews/reviews.tsx"
import { SpecList } from "../../product/spec-list.tsx"
import { TrueSizeButton } from "../../true-size/size-button.tsx"
import styles from "./product-rest.module.css"

type Props = {
  readonly jewelry: Jewelry
  readonly sku: Sku
  readonly pictures: ReadonlyArray<string>
  readonly look: ReadonlyArray<Card>
  readonly recommended: ReadonlyArray<Card>
}

export function ProductRest({ jewelry, look, pictures, recommended, sku }: Props) {
  const { category, inserts, insertsCount, name, productCode, reviews, story } = jewelry
  const subject = category.code.endsWith("kolco") ? ringInSize(jewelry, sku.size) : null
  return (
    <>
      <section className={styles["specs"]} aria-labelledby="specs">
        <h2 id="specs" className="display-s">
          Характеристики
        </h2>
        <SpecList rows={specsOfJewelry(jewelry, sku)} />
        <p className={styles["note"]}>{typeset(pictureNote({ pictures, category: category.code, insertsCount }))}</p>
        {subject === null ? null : <TrueSizeButton subject={subject} />}
      </section>
      {inserts.length === 0 ? null : (
        <section className={styles["inserts"]} aria-labelledby="inserts">
          <h2 id="inserts" className="display-s">
            Вставки
          </h2>
          <InsertsTable inserts={inserts} labelledBy="inserts" />
        </section>
      )}
      {story === null ? null : <Story story={story} picture={storyPicture(pictures)} />}
      {reviews === undefined ? null : (
        <Reviews className={styles["reviews"]} reviews={reviews} name={name} path={jewelryPath(category.code, productCode, sku.id)} />
      )}
      {look.length === 0 ? null : (
        <CardSection id="look" title="Дополните образ" className={styles["look"]}>
          {pieceCards(look)}
        </CardSection>
      )}
      {recommended.length === 0 ? null : (
        <CardSection id="recommended" title="Похожие украшения" className={styles["recommended"]}>
          {pieceCards(recommended)}
        </CardSection>
      )}
      <RecentlyViewed className={styles["viewed"]} kind="jewelry" code={productCode} skuId={sku.id} />
      <GalleryViewer name={name} pictures={pictures} />
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
      {picture === undefined ? null : <Picture base={picture} alt="" sizes="(min-width: 120em) 990px, (min-width: 64em) 54vw, 91vw" />}
    </section>
  )
}
