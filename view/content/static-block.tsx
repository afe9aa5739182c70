import { Suspense } from "react"
import type { StaticBlock as Block } from "../../core/contract/content/static-pages.ts"
import { fragmentOf } from "../../core/domain/text/fragments.ts"
import { Figures } from "./figures.tsx"
import { lateIsland } from "../islands/late-island.tsx"
import { Notice } from "../ui/notice.tsx"
import { Icon } from "../ui/icon.tsx"
import { OutsideLink } from "../ui/outside-link.tsx"
import { Picture } from "../product/picture.tsx"
import { Questions } from "./questions.tsx"
import styles from "./static-block.module.css"
import { nowrapRanges } from "./ranges.tsx"
import { TextLink } from "../ui/text-link.tsx"
import { TextTable } from "./text-table.tsx"

const GiftSample = lateIsland(() => import("../cart/gift-sample.late.tsx").then((part) => part.GiftSample))

type BlockOf<K extends Block["kind"]> = Extract<Block, { readonly kind: K }>

export function StaticBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case "heading":
      return (
        <h2 id={fragmentOf(block.text)} className={`display-s ${styles["heading"]}`}>
          {block.text}
        </h2>
      )
    case "text":
      return <p className={styles["text"]}>{nowrapRanges(block.text)}</p>
    case "note":
      return (
        <div className={styles["note"]}>
          <Notice kind="info">{block.text}</Notice>
        </div>
      )
    case "list":
      return <List {...block} />
    case "figures":
      return (
        <div className={styles["figures"]}>
          <Figures items={block.items} narrow="rows" />
        </div>
      )
    case "terms":
      return <Terms {...block} />
    case "table":
      return <TextTable head={block.head} rows={block.rows} />
    case "questions":
      return <Questions items={block.items} />
    case "picture":
      return (
        <figure className={styles["picture"]}>
          <Picture base={block.picture} alt="" sizes="(min-width: 120em) 704px, (min-width: 48em) 42vw, 92vw" />
          <figcaption className="caption">{block.caption}</figcaption>
        </figure>
      )
    case "certificate":
      return (
        <Suspense fallback={null}>
          <GiftSample card={block} />
        </Suspense>
      )
    case "links":
      return <Links {...block} />
  }
}

function List({ isOrdered, items }: BlockOf<"list">) {
  const Kind = isOrdered ? "ol" : "ul"
  return (
    <Kind className={styles["list"]}>
      {items.map((item) => (
        <li key={item}>{nowrapRanges(item)}</li>
      ))}
    </Kind>
  )
}

function Terms({ items }: BlockOf<"terms">) {
  return (
    <dl className={styles["terms"]}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{nowrapRanges(text)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Links({ items }: BlockOf<"links">) {
  return (
    <ul className={styles["links"]}>
      {items.map(({ link, title }) => (
        <li key={link}>
          {link.startsWith("http") ? (
            <OutsideLink className="link" href={link} sign={<Icon name="outside" size={16} />}>
              {title}
            </OutsideLink>
          ) : (
            <TextLink className="link" href={link}>
              {title}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  )
}
