import { Suspense } from "react"
import type { ArticleBlock as Block, Run } from "../../core/contract/content/articles.ts"
import blocks from "../content/static-block.module.css"
import { TextTable } from "../content/text-table.tsx"
import { lateIsland } from "../islands/late-island.tsx"
import { nowrapRanges } from "../content/ranges.tsx"
import { TextLink } from "../ui/text-link.tsx"
import { Drawing } from "./drawing.tsx"
import { Plot } from "./plot.tsx"
import styles from "./article.module.css"

const LiveExample = lateIsland(() => import("../live-stone/live-example.late.tsx").then((part) => part.LiveExampleOf), true)

export function ArticleBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case "heading": {
      const Heading = block.level === 2 ? "h2" : "h3"
      return (
        <Heading id={block.id} className={block.level === 2 ? `display-s ${blocks["heading"]}` : styles["subheading"]}>
          {block.text}
        </Heading>
      )
    }
    case "text":
      return (
        <p className={blocks["text"]}>
          <Line line={block.line} />
        </p>
      )
    case "quote":
      return (
        <blockquote className={styles["quote"]}>
          <Line line={block.line} />
        </blockquote>
      )
    case "list": {
      const Kind = block.isOrdered ? "ol" : "ul"
      return (
        <Kind className={blocks["list"]}>
          {block.items.map((line, index) => (
            <li key={index}>
              <Line line={line} />
            </li>
          ))}
        </Kind>
      )
    }
    case "table":
      return <TextTable head={block.head} rows={block.rows} />
    case "drawing":
      return <Drawing panels={block.panels} caption={block.caption} />
    case "live":
      return (
        <Suspense fallback={null}>
          <LiveExample name={block.name} caption={block.caption} />
        </Suspense>
      )
    case "plot":
      return block.bars.length === 0 ? null : <Plot plot={block} />
  }
}

function Line({ line }: { readonly line: ReadonlyArray<Run> }) {
  return line.map((run, index) => <Piece key={index} run={run} />)
}

function Piece({ run: { link, style, text } }: { readonly run: Run }) {
  const ranges = nowrapRanges(text)
  const content = style === "plain" ? ranges : style === "strong" ? <strong>{ranges}</strong> : <em>{ranges}</em>
  return link === null ? (
    content
  ) : (
    <TextLink className={styles["inline"]} href={link}>
      {content}
    </TextLink>
  )
}
