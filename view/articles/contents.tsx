import type { ArticleBlock } from "../../core/contract/content/articles.ts"
import { Icon } from "../ui/icon.tsx"
import nav from "../content/section-nav.module.css"

/** Links to the `h2` headings; collapsed on a narrow page. */
export function Contents({ blocks }: { readonly blocks: ReadonlyArray<ArticleBlock> }) {
  const headings = blocks.flatMap((block) => (block.kind === "heading" && block.level === 2 ? [block] : []))
  return (
    <nav className={nav["section"]} aria-label="Содержание статьи">
      <details>
        <summary>
          Содержание
          <Icon name="plus" />
        </summary>
        <div className={nav["pages"]}>
          <p className="eyebrow">Содержание</p>
          <ul>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </nav>
  )
}
