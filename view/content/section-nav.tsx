import type { StaticPage } from "../../core/contract/content/static-pages.ts"
import { fragmentOf } from "../../core/domain/text/fragments.ts"
import { Icon } from "../ui/icon.tsx"
import styles from "./section-nav.module.css"
import { TextLink } from "../ui/text-link.tsx"

type Props = {
  readonly section: NonNullable<StaticPage["section"]>
  readonly code: string
  readonly headings: ReadonlyArray<string>
}

/** Collapsed on a narrow page. */
export function SectionNav({ code, headings, section: { pages, title } }: Props) {
  return (
    <nav className={styles["section"]} aria-label={`Раздел «${title}»`}>
      <details>
        <summary>
          {title}: страницы раздела
          <Icon name="plus" />
        </summary>
        <div className={styles["pages"]}>
          <p className="eyebrow">{title}</p>
          <ul>
            {pages.map(({ link, title: name }) => {
              const isOpen = link.replace(/^\/|\/$/g, "") === code
              return (
                <li key={link}>
                  <TextLink href={link} current={isOpen}>
                    {name}
                  </TextLink>
                  {isOpen ? <Headings headings={headings} /> : null}
                </li>
              )
            })}
          </ul>
        </div>
      </details>
    </nav>
  )
}

function Headings({ headings }: Pick<Props, "headings">) {
  if (headings.length < 2) return null
  return (
    <ul className={styles["headings"]}>
      {headings.map((heading) => (
        <li key={heading}>
          <a href={`#${fragmentOf(heading)}`}>{heading}</a>
        </li>
      ))}
    </ul>
  )
}
