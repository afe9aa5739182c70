import { Suspense } from "react"
import { typeset } from "../../../core/domain/text/typography.ts"
import { StaticBlock } from "../../content/static-block.tsx"
import { lateIsland } from "../../islands/late-island.tsx"
import { Buttons } from "../../dev/buttons.tsx"
import { Cards } from "../../dev/cards.tsx"
import { Contents } from "../../dev/contents.tsx"
import { DialogList } from "../../dev/dialog-list.tsx"
import { Drawings } from "../../dev/drawings.tsx"
import { Fields } from "../../dev/fields.tsx"
import { blocks } from "../../dev/fixtures.ts"
import { Goods } from "../../dev/goods.tsx"
import { Messages } from "../../dev/messages.tsx"
import { OrderCourse } from "../../dev/order-course.tsx"
import { PageStates } from "../../dev/page-states.tsx"
import styles from "../../dev/parts.module.css"
import { SamplePages } from "../../dev/sample-pages.tsx"
import { Section } from "../../dev/section.tsx"
import { Tables } from "../../dev/tables.tsx"
import { Tokens } from "../../dev/tokens.tsx"
import { Ways } from "../../dev/ways.tsx"

/** Sample pages, then every UI component in each state (RT-086). */
export function PartsScreen() {
  return (
    <div className={`container ${styles["page"]}`}>
      <header className={styles["head"]}>
        <h1 className="display-l">{typeset("Образцы и детали")}</h1>
        <p className="lead">{typeset(lead)}</p>
      </header>
      <SamplePages />
      <div className={`columns ${styles["book"]}`}>
        <div className={styles["aside"]}>
          <Contents />
        </div>
        <div className={styles["chapters"]}>
          <Tokens />
          <Drawings />
          <Buttons />
          <Fields />
          <Suspense fallback={null}>
            <Forms />
          </Suspense>
          <Ways />
          <Messages />
          <PageStates />
          <Cards />
          <Tables />
          <Goods />
          <OrderCourse />
          <Section id="words">
            <div className={styles["words"]}>
              {blocks.map((block) => (
                <StaticBlock key={block.kind + ("isOrdered" in block ? String(block.isOrdered) : "")} block={block} />
              ))}
            </div>
          </Section>
          <Section id="dialogs" note={dialogsNote}>
            <DialogList />
          </Section>
        </div>
      </div>
    </div>
  )
}

/** Loaded late: forms need the rules of fields. */
const Forms = lateIsland(() => import("../../dev/forms.late.tsx").then((part) => part.Forms))

const lead =
  "Страницы магазина с выдуманными данными и все детали, из которых они собраны, в каждом состоянии. Детали настоящие: меняется магазин, меняется и эта страница."

const dialogsNote =
  "Окна открываются поверх страницы с выдуманными данными. То, что в них подтвердить, магазин выполнит на самом деле: очистит корзину или отправит письмо."
