import type { FurtherLink } from "../../../core/contract/content/showcase.ts"
import { TextLink } from "../../ui/text-link.tsx"
import styles from "./further-links.module.css"

export function FurtherLinks({ ways }: { readonly ways: ReadonlyArray<FurtherLink> }) {
  if (ways.length === 0) return null
  return (
    <section className="container section" aria-labelledby="ways">
      <h2 id="ways" className="unseen">
        Куда дальше
      </h2>
      <ul className={styles["ways"]}>
        {ways.map(({ link, text, title }) => (
          <li key={link}>
            <h3 className="display-s">
              <TextLink href={link}>{title}</TextLink>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
