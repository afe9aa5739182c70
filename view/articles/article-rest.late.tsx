import type { Article, ArticleCard as Card } from "../../core/contract/content/articles.ts"
import { ArticleCard } from "./article-card.tsx"
import styles from "./article.module.css"
import { DiamondCard } from "../catalogue/diamond-card.tsx"
import { GoodsRow, threeInRow } from "../catalogue/goods-row.tsx"
import { JewelryCard } from "../catalogue/jewelry-card.tsx"

type Props = { readonly article: Pick<Article, "pieces" | "stones">; readonly more: ReadonlyArray<Card> }

/** CNT-005. */
export function ArticleRest({ article: { pieces, stones }, more }: Props) {
  return (
    <>
      {stones === null ? null : (
        <GoodsRow id="stones" title="Камни из статьи" all={{ title: "Все такие камни", link: stones.link }}>
          {stones.items.map((card) => (
            <DiamondCard key={card.code} card={card} heading="h3" sizes={threeInRow} />
          ))}
        </GoodsRow>
      )}
      {pieces === null ? null : (
        <GoodsRow id="pieces" title="Украшения из статьи" all={{ title: "Все такие украшения", link: pieces.link }}>
          {pieces.items.map((card) => (
            <JewelryCard key={card.productCode} card={card} heading="h3" sizes={threeInRow} />
          ))}
        </GoodsRow>
      )}
      {more.length === 0 ? null : (
        <section className={`container section ${styles["more"]}`} aria-labelledby="more">
          <h2 id="more" className="display-s">
            Читать дальше
          </h2>
          <ul className={styles["cards"]}>
            {more.map((card) => (
              <ArticleCard key={card.code} card={card} heading="h3" />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
