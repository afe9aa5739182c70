import type { ReactNode } from "react"
import type { Article, ArticleCard as Card } from "../../core/contract/content/articles.ts"
import { ArticleCard } from "../articles/article-card.tsx"
import styles from "../articles/article.module.css"
import { CardSection, pieceCards, stoneCards } from "../catalogue/card-section.tsx"
import { TextLink } from "../ui/text-link.tsx"

type Props = { readonly article: Pick<Article, "pieces" | "stones">; readonly more: ReadonlyArray<Card> }

/** The stones and pieces that an article speaks of, and what to read after it (CNT-005). */
export function ArticleRest({ article: { pieces, stones }, more }: Props) {
  return (
    <>
      {stones === null ? null : (
        <Goods id="stones" title="Камни из статьи" link={stones.link} all="Все такие камни">
          {stoneCards(stones.items)}
        </Goods>
      )}
      {pieces === null ? null : (
        <Goods id="pieces" title="Украшения из статьи" link={pieces.link} all="Все такие украшения">
          {pieceCards(pieces.items)}
        </Goods>
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

type GoodsProps = {
  readonly id: string
  readonly title: string
  readonly link: string
  readonly all: string
  readonly children: ReactNode
}

function Goods({ all, children, id, link, title }: GoodsProps) {
  return (
    <div className="container section">
      <CardSection id={id} title={title}>
        {children}
      </CardSection>
      <p className={styles["all"]}>
        <TextLink className="link" href={link}>
          {all}
        </TextLink>
      </p>
    </div>
  )
}
