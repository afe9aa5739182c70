import type { AnswerByKey } from "../../core/contract/calls.ts"
import { blogAddress, blogPath, type BlogSearch } from "../../core/domain/articles/article.ts"
import { PageLinks } from "../catalogue/page-links.tsx"
import { Crumbs } from "../ui/crumbs.tsx"
import { CardSkeleton } from "../ui/skeleton.tsx"
import { TextLink } from "../ui/text-link.tsx"
import { ArticleCard } from "./article-card.tsx"
import styles from "./blog-page.module.css"

type Props = {
  readonly list: AnswerByKey["articles.list"]
  readonly topics: AnswerByKey["articles.topics"]["items"]
  readonly search: BlogSearch
  readonly h1: string | null
}

/** CNT-002, CNT-003. */
export function BlogPage({ h1, list, search, topics }: Props) {
  const { topic } = search
  const total = topics.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={`container ${styles["page"]}`}>
      <Crumbs here="Блог" />
      <h1 className="display-l">{h1 ?? "Блог"}</h1>
      <p className="lead">О&nbsp;камнях и&nbsp;украшениях, по&nbsp;порядку и&nbsp;с&nbsp;чертежами.</p>
      <nav aria-label="Рубрики">
        <ul className={styles["topics"]}>
          <Topic name="Все" count={total} href={blogAddress({ topic: null, page: 1 })} isOpen={topic === null} />
          {topics.map(({ code, count, name }) => (
            <Topic key={code} name={name} count={count} href={blogAddress({ topic: code, page: 1 })} isOpen={topic === code} />
          ))}
        </ul>
      </nav>
      <ul className={styles["list"]}>
        {list.items.map((card, index) => (
          <ArticleCard key={card.code} card={card} heading="h2" isLarge={index === 0} />
        ))}
      </ul>
      {list.pages > 1 ? <PageLinks page={list.page} pages={list.pages} hrefOf={(page) => blogAddress({ topic, page })} /> : null}
      <p className={styles["feed"]}>
        <a className="link" href={`${blogPath}/rss.xml`}>
          Новые статьи в&nbsp;RSS
        </a>
      </p>
    </div>
  )
}

type TopicProps = { readonly name: string; readonly count: number; readonly href: string; readonly isOpen: boolean }

function Topic({ count, href, isOpen, name }: TopicProps) {
  return (
    <li>
      <TextLink href={href} current={isOpen}>
        {name} <span className="caption">{count}</span>
      </TextLink>
    </li>
  )
}

/** RT-023. */
export function BlogSkeleton() {
  return (
    <div className={`container ${styles["page"]}`}>
      <Crumbs here="Блог" />
      <h1 className="display-l">Блог</h1>
      <p className="lead" role="status">
        Статьи загружаются
      </p>
      <ul className={styles["list"]} aria-busy="true">
        {Array.from({ length: 6 }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </ul>
    </div>
  )
}
