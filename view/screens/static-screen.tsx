import { Suspense, useEffect } from "react"
import type { StaticPage } from "../../core/contract/content/static-pages.ts"
import { formatDay } from "../../core/domain/text/days.ts"
import { answersCode, readAnswersTerm } from "../../core/domain/questions/find-answers.ts"
import { hyphenate } from "../../core/domain/text/hyphens.ts"
import { openNamedAnswer } from "../content/questions.tsx"
import { lateIsland } from "../islands/late-island.tsx"
import { Crumbs, homeCrumb } from "../ui/crumbs.tsx"
import { SectionNav } from "../content/section-nav.tsx"
import { StaticBlock } from "../content/static-block.tsx"
import styles from "./static-screen.module.css"
import { type Draw, requireData, emptyRecord } from "./draw.ts"

const Answers = lateIsland(() => import("../content/answers.late.tsx").then((part) => part.Answers))

type Props = {
  readonly page: StaticPage
  readonly meta: { readonly h1: string | null; readonly text: string | null }
  readonly term?: string
}

/** Text page (CNT-015). A meta record replaces its heading and adds a text (META-017, META-018). */
export function StaticScreen({ meta, page, term = "" }: Props) {
  const { blocks, changedOn, code, lead, section, title } = page
  useEffect(() => {
    openNamedAnswer()
    addEventListener("hashchange", openNamedAnswer)
    return () => removeEventListener("hashchange", openNamedAnswer)
  }, [])
  const headings = blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []))
  return (
    <div className="container">
      <Crumbs trail={section === null ? undefined : [homeCrumb, ...entryOf(section, code)]} here={title} />
      <h1 className={`display-l ${styles["title"]}`}>{hyphenate(meta.h1 ?? title)}</h1>
      <div className={`columns ${styles["body"]}`}>
        {section === null ? null : (
          <div className={styles["aside"]}>
            <SectionNav section={section} code={code} headings={headings} />
          </div>
        )}
        <article className={styles["words"]}>
          <p className="lead">{lead}</p>
          {code === answersCode ? (
            <Suspense fallback={null}>
              <Answers blocks={blocks} term={term} />
            </Suspense>
          ) : (
            blocks.map((block, index) => <StaticBlock key={index} block={block} />)
          )}
          {meta.text === null ? null : <p className={styles["more"]}>{meta.text}</p>}
          {changedOn === null ? null : <p className={`caption ${styles["changed"]}`}>Действует с&nbsp;{formatDay(changedOn)}</p>}
        </article>
      </div>
    </div>
  )
}

/** Breadcrumb of a section, omitted on its first page. */
const entryOf = (
  { pages: [first], title }: NonNullable<StaticPage["section"]>,
  code: string
): ReadonlyArray<readonly [name: string, link: string]> =>
  first === undefined || first.link.replace(/^\/|\/$/g, "") === code ? [] : [[title, first.link]]

export const draw: Draw = ({ data, place: { search } }) => (
  <StaticScreen page={requireData(data, "content.staticPage")} meta={data["pages.meta"] ?? emptyRecord} term={readAnswersTerm(search)} />
)
