import { Suspense } from "react"
import { typeset } from "../../../core/domain/text/typography.ts"
import { StaticBlock } from "../../content/static-block.tsx"
import { late } from "../../islands/late.tsx"
import { Buttons } from "../buttons.tsx"
import { Cards } from "../cards.tsx"
import { Contents } from "../contents.tsx"
import { DialogList } from "../dialog-list.tsx"
import { Drawings } from "../drawings.tsx"
import { Fields } from "../fields.tsx"
import { blocks } from "../fixtures.ts"
import { Goods } from "../goods.tsx"
import { Messages } from "../messages.tsx"
import { OrderCourse } from "../order-course.tsx"
import { PageStates } from "../page-states.tsx"
import styles from "../parts.module.css"
import { SamplePages } from "../sample-pages.tsx"
import { Section } from "../section.tsx"
import { Tables } from "../tables.tsx"
import { Tokens } from "../tokens.tsx"
import { Ways } from "../ways.tsx"

/** Sample pages, then every UI component in each of its states (RT-086). */
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

/** Forms need the field rules, which load with the first interaction. */
const Forms = late(() => import("../forms.late.tsx").then((part) => part.Forms))

const lead =
  "Страницы магазина с выдуманными данными и все детали, из которых они собраны, в каждом состоянии. Детали настоящие: меняется магазин, меняется и эта страница."

const dialogsNote =
  "Окна открываются поверх страницы с выдуманными данными. То, что в них подтвердить, магазин выполнит на самом деле: очистит корзину или отправит письмо."
