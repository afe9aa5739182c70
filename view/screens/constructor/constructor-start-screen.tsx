import { Suspense } from "react"
import { Link } from "wouter"
import type { AnswerByKey } from "../../../core/contract/calls.ts"
import { type Choice, frameCategoryOf, framesPath, readChoice, startPath, withoutFrame } from "../../../core/domain/constructor/choice.ts"
import { formatCount } from "../../../core/domain/text/plural.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { RecordText } from "../../content/record-text.tsx"
import { Picture } from "../../product/picture.tsx"
import { Running } from "../../running.tsx"
import { type Draw, requireData, recordOf } from "../draw.ts"
import { Crumbs } from "../../ui/crumbs.tsx"
import { ChosenStone, Variants } from "../../constructor/late-parts.ts"
import { Steps } from "../../constructor/steps/steps.tsx"
import styles from "./constructor-start-screen.module.css"

type Props = AnswerByKey["custom.categories"] & { readonly choice: Choice; readonly h1?: string | null }

/** Start of the constructor, from a frame category or a stone (CTOR-001). */
export function ConstructorStartScreen({ choice, h1 = null, items, stone }: Props) {
  const fitting = items.filter(({ count }) => count > 0)
  return (
    <div className="container">
      <Crumbs here="Создать украшение" />
      <Steps current="frame" done={stone === null ? {} : { stones: startPath() }} />
      <div className={styles["head"]}>
        <h1 className="display-l">
          {h1 === null ? (
            <>
              {typeset("Создайте украшение")} <em>{typeset("вокруг своего камня")}</em>
            </>
          ) : (
            typeset(h1)
          )}
        </h1>
        <p>{typeset(note)}</p>
      </div>
      {stone === null ? null : (
        <Suspense fallback={null}>
          <ChosenStone stone={stone} removeHref={startPath()} />
        </Suspense>
      )}
      <section className={styles["way"]} aria-labelledby="from-frame">
        <div className="section-head">
          <h2 id="from-frame" className="display-s">
            {typeset(stone === null ? "Начать с оправы" : "Оправы, в которые он встаёт")}
          </h2>
        </div>
        {fitting.length === 0 ? (
          <p>
            {typeset(
              "Готовой оправы под этот камень сейчас нет. Выберите другой или начните с оправы: к ней покажем все камни, которые в неё встают."
            )}
          </p>
        ) : (
          <ul className={styles["categories"]}>
            {fitting.map(({ code, count, name, preview }) => {
              const category = frameCategoryOf(code)
              return category === undefined ? null : (
                <li key={code}>
                  <Link href={framesPath(category, choice)}>
                    {preview === null ? null : <Picture base={preview} alt="" sizes="(min-width: 48em) 30vw, 91vw" first />}
                    <span className={styles["name"]}>{name}</span> <span className={styles["count"]}>{formatCount(count, frameForms)}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
        )}
      </section>
      {stone === null ? (
        <section className={styles["stone"]} aria-labelledby="from-stone">
          <div>
            <h2 id="from-stone" className="display-s">
              {typeset("Начать с бриллианта")}
            </h2>
            <p>
              {typeset(
                "Выберите камень в каталоге и на его странице нажмите «Подобрать оправу»: покажем те, в которые он встаёт по размеру."
              )}
            </p>
          </div>
          <Link className="button" data-look="outline" href="/diamonds">
            {typeset("Выбрать бриллиант")}
          </Link>
        </section>
      ) : null}
      <Suspense fallback={null}>
        <Running feature="customPiece">
          <Variants />
        </Running>
      </Suspense>
    </div>
  )
}

const frameForms = ["оправа", "оправы", "оправ"] as const

const note =
  "Оправа, камень и готовое изделие: три шага, и на каждом видно, что выбрано и сколько это стоит. Подходят ли камень и оправа друг другу, считаем по миллиметрам."

export const draw: Draw = ({ data, place }) => (
  <>
    <ConstructorStartScreen
      {...requireData(data, "custom.categories")}
      choice={withoutFrame(readChoice(place.search))}
      h1={recordOf(data).h1}
    />
    <RecordText text={recordOf(data).text} />
  </>
)
