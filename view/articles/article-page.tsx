import { Suspense } from "react"
import type { Article, ArticleCard as Card } from "../../core/contract/content/articles.ts"
import { blogAddress, blogPath } from "../../core/domain/articles/article.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { hyphenate } from "../../core/domain/text/hyphens.ts"
import { Crumbs, homeCrumb } from "../ui/crumbs.tsx"
import { ArticleBlock } from "./article-block.tsx"
import { Drawing } from "./drawing.tsx"
import { lateIsland } from "../islands/late-island.tsx"
import { ArticleDates } from "./article-dates.tsx"
import styles from "./article.module.css"
import { Contents } from "./contents.tsx"

const Rest = lateIsland(() => import("./article-rest.late.tsx").then((part) => part.ArticleRest))

type Props = {
  readonly article: Article
  readonly more: ReadonlyArray<Card>
  readonly h1: string | null
}

/** CNT-004, CNT-005. */
export function ArticlePage({ article, h1, more }: Props) {
  const { author, blocks, lead, sources, title, topic } = article
  return (
    <>
      <div className="container">
        <Crumbs trail={[...trail, [topic.name, blogAddress({ topic: topic.code, page: 1 })]]} here={title} />
        <div className="columns">
          <header className={styles["head"]}>
            <h1 className="display-l">{hyphenate(h1 ?? title, 9)}</h1>
            <p className={styles["lead"]}>{lead}</p>
            <p className="caption">
              {author}
              {`${nbsp}· `}
              <ArticleDates card={article} />
            </p>
          </header>
          <div className={styles["aside"]}>
            <Contents blocks={blocks} />
          </div>
          <article className={styles["words"]}>
            <Drawing panels={article.panels} caption="" />
            {blocks.map((block, index) => (
              <ArticleBlock key={index} block={block} />
            ))}
            <Sources sources={sources} />
            <Share article={article} />
          </article>
        </div>
      </div>
      <Suspense fallback={null}>
        <Rest article={article} more={more} />
      </Suspense>
    </>
  )
}

function Sources({ sources }: Pick<Article, "sources">) {
  return (
    <section className={styles["sources"]} aria-labelledby="sources">
      <h2 id="sources" className="eyebrow">
        Источники
      </h2>
      <ul>
        {sources.map((source) => (
          <li key={source} className="caption">
            {source}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** External links open the `externalLink` dialog. */
function Share({ article: { address, title } }: { readonly article: Article }) {
  const [url, text] = [encodeURIComponent(address), encodeURIComponent(title)]
  return (
    <p className={styles["share"]}>
      <span>Поделиться статьёй</span>
      <a className="link" href={`https://t.me/share/url?url=${url}&text=${text}`} rel="noopener" data-dialog="externalLink">
        Telegram
      </a>
      <a className="link" href={`https://vk.com/share.php?url=${url}&title=${text}`} rel="noopener" data-dialog="externalLink">
        ВКонтакте
      </a>
      <a className="link" href={`mailto:?subject=${text}&body=${url}`}>
        Письмом
      </a>
    </p>
  )
}

const trail = [homeCrumb, ["Блог", `${blogPath}/`]] as const
