import type { MouseEvent } from "react"
import { typeset } from "../../core/domain/text/typography.ts"
import nav from "../content/section-nav.module.css"
import { Icon } from "../ui/icon.tsx"
import { chapterTitles, parts } from "./chapters.ts"
import styles from "./contents.module.css"

/** Sticky on a narrow page, where a choice closes it. */
export function Contents() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus lets the keyboard scroll the region
    <nav className={nav["section"]} aria-label="Главы" tabIndex={0}>
      <details>
        <summary>
          Главы
          <Icon name="plus" />
        </summary>
        <div className={`${nav["pages"]} ${styles["parts"]}`}>
          {parts.map(({ chapters, title }) => (
            <div key={title}>
              <p className="eyebrow">{typeset(title)}</p>
              <ul>
                {chapters.map((id) => (
                  <li key={id}>
                    <a href={`#${id}`} onClick={close}>
                      {typeset(chapterTitles[id])}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </nav>
  )
}

const close = ({ currentTarget }: MouseEvent): void => currentTarget.closest("details")?.removeAttribute("open")
