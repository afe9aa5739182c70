import { useRef } from "react"
import { Link } from "wouter"
import { Icon } from "../ui/icon.tsx"
import { useLayer } from "../use-layer.ts"
import styles from "./sort-menu.module.css"

type Choice = { readonly label: string; readonly link: string; readonly isCurrent: boolean }

/** Closes when the sort order changes. */
export function SortMenu({ choices }: { readonly choices: ReadonlyArray<Choice> }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { reportToggle } = useLayer("sort", {
    isOpen: () => menu.current?.open === true,
    close: () => menu.current?.removeAttribute("open")
  })
  const current = choices.find(({ isCurrent }) => isCurrent)
  return (
    <details key={current?.link} ref={menu} className={styles["sort"]} onToggle={({ currentTarget }) => reportToggle(currentTarget.open)}>
      <summary>
        <span>Сортировка: </span>
        {current?.label}
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul>
        {choices.map(({ isCurrent, label, link }) => (
          <li key={link}>
            <Link href={link} aria-current={isCurrent ? "true" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
