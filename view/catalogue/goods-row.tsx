import type { ReactNode } from "react"
import { typeset } from "../../core/domain/text/typography.ts"
import { CardRow } from "./card-row.tsx"
import { TextLink } from "../ui/text-link.tsx"

type Props = {
  readonly id: string
  readonly title: string
  readonly all: { readonly title: string; readonly link: string }
  readonly children: ReadonlyArray<ReactNode>
}

export function GoodsRow({ all, children, id, title }: Props) {
  if (children.length === 0) return null
  return (
    <section className="container section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id} className="display-m">
          {typeset(title)}
        </h2>
        <TextLink className="link" href={all.link}>
          {all.title}
        </TextLink>
      </div>
      <CardRow columns={3}>{children}</CardRow>
    </section>
  )
}

/** `sizes` of a card in a row of three. */
export const threeInRow = "(min-width: 48em) 30vw, 242px"
