import { Fragment, type Ref, type SyntheticEvent, useEffect, useId, useState } from "react"
import { useLocation } from "wouter"
import type { StaticBlock as Block } from "../../core/contract/content/static-pages.ts"
import { answersAddress, answersPath, findAnswers, maxTermLength } from "../../core/domain/questions/find-answers.ts"
import { askQuestionPath } from "../../core/domain/questions/question-paths.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useIsHydrated } from "../islands/use-is-hydrated.ts"
import { Icon } from "../ui/icon.tsx"
import line from "../search/search-line.module.css"
import { TextLink } from "../ui/text-link.tsx"
import styles from "./answers.module.css"
import { openNamedAnswer, Questions } from "./questions.tsx"
import { StaticBlock } from "./static-block.tsx"

type Props = {
  readonly blocks: ReadonlyArray<Block>
  /** Search term of the URL, for pages without scripts. */
  readonly term: string
}

export function Answers({ blocks, term }: Props) {
  const [typed, setTyped] = useState(term)
  const [shownTerm, setShownTerm] = useState(term)
  // Another address of the page; a key would remove the focused field.
  if (shownTerm !== term) {
    setShownTerm(term)
    setTyped(term)
  }
  const matches = findAnswers(blocks, typed)
  const [isDrawn] = useState(useIsHydrated())
  // The page itself opens answers of the server's markup.
  useEffect(() => (isDrawn ? openNamedAnswer() : undefined), [isDrawn])
  // Takes over what was typed before hydration.
  const [takeTyped] = useState(() => (input: HTMLInputElement | null) => (input === null ? undefined : setTyped(input.value)))
  return (
    <>
      <AnswersSearch input={takeTyped} typed={typed} onType={setTyped} />
      <p className={`caption ${styles["count"]}`} role="status">
        {matches === null
          ? null
          : typeset(matches.count === 0 ? "Такого ответа здесь нет" : `Нашли ${formatCount(matches.count, answers)}`)}
      </p>
      {matches === null
        ? blocks.map((block, index) => <StaticBlock key={index} block={block} />)
        : matches.sections.map(({ heading, items }) => (
            <Fragment key={heading}>
              {heading === null ? null : <StaticBlock block={{ kind: "heading", text: heading }} />}
              <Questions items={items} isOpen={matches.count <= maxExpanded} />
            </Fragment>
          ))}
      <aside className={styles["ask"]} aria-labelledby="ask">
        <h2 id="ask" className="display-s">
          {typeset(matches?.count === 0 ? "Спросите нас" : "Не нашли ответа?")}
        </h2>
        <p>{typeset("Напишите, что хотите узнать: ответим письмом.")}</p>
        <TextLink className="button" href={askQuestionPath}>
          Задать вопрос
        </TextLink>
      </aside>
    </>
  )
}

type SearchProps = { readonly input: Ref<HTMLInputElement>; readonly typed: string; readonly onType: (typed: string) => void }

function AnswersSearch({ input, onType, typed }: SearchProps) {
  const id = useId()
  const [, go] = useLocation()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(answersAddress(typed), { replace: true })
  }
  return (
    <form className={styles["search"]} role="search" aria-label="Поиск по вопросам" action={answersPath} onSubmit={submit}>
      <label htmlFor={id}>Поиск по вопросам и&nbsp;ответам</label>
      <div className={line["line"]}>
        <Icon name="search" />
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          placeholder="Например, возврат"
          autoComplete="off"
          maxLength={maxTermLength}
          value={typed}
          onChange={({ currentTarget: { value } }) => onType(value)}
        />
        <button type="submit">Найти</button>
      </div>
    </form>
  )
}

/** Number of results shown expanded. */
const maxExpanded = 3

const answers = ["ответ", "ответа", "ответов"] as const
