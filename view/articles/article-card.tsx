import { Link } from "wouter"
import type { ArticleCard as Card } from "../../core/contract/content/articles.ts"
import { articlePath } from "../../core/domain/articles/article.ts"
import { ArticleDates } from "./article-dates.tsx"
import plate from "../content/picture-card.module.css"
import styles from "./article-card.module.css"

type Props = { readonly card: Card; readonly heading: "h2" | "h3"; readonly isLarge?: boolean }

export function ArticleCard({ card, heading: Heading, isLarge = false }: Props) {
  const { code, figure, lead, title, topic } = card
  return (
    <li className={`${plate["card"]} ${styles["card"]}`} data-large={isLarge}>
      <img src={`/drawings/${figure}.svg`} alt="" width={640} height={480} loading={isLarge ? "eager" : "lazy"} />
      <div className={`${plate["text"]} ${styles["text"]}`}>
        <p className="eyebrow">{topic.name}</p>
        <Heading className={styles["title"]}>
          <Link href={articlePath(code)}>{title}</Link>
        </Heading>
        <p>{lead}</p>
        <p className="caption">
          <ArticleDates card={card} />
        </p>
      </div>
    </li>
  )
}
