import { Link } from "wouter"
import type { AnswerByKey } from "../../core/contract/calls.ts"
import { askQuestionPath } from "../../core/domain/questions/question-paths.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./search-onward.module.css"

type Suggestions = AnswerByKey["search.suggest"]

type Props = {
  /** Search term without results. */
  readonly term: string | null
  readonly isFound: boolean
  /** `null` if loading failed. */
  readonly suggested: Suggestions | null
}

export function SearchOnward({ isFound, suggested, term }: Props) {
  return (
    <>
      {term === null ? null : <NothingFound term={term} />}
      {suggested === null ? null : <Readings suggested={suggested} isFound={isFound} />}
      {isFound ? null : <Popular />}
    </>
  )
}

/** Advice for a term without results (CNT-011). */
function NothingFound({ term }: { readonly term: string }) {
  return (
    <section className={styles["nothing"]}>
      <h2 className="display-m">{typeset("Ничего не нашлось")}</h2>
      <p>{typeset(`По запросу «${term}» нет ни украшений, ни бриллиантов.`)}</p>
      <ul>
        <li>{typeset("Проверьте, нет ли в запросе опечатки.")}</li>
        <li>{typeset("Назовите вещь короче: «кольцо», «круг 1 карат», «белое золото».")}</li>
        <li>{typeset("Артикул вводите цифрами, без пробелов.")}</li>
      </ul>
    </section>
  )
}

function Readings({ isFound, suggested: { articles, sections } }: { readonly isFound: boolean; readonly suggested: Suggestions }) {
  const links = isFound ? articles : [...sections, ...articles]
  return links.length === 0 ? null : (
    <section className={styles["onward"]} aria-labelledby="readings">
      <h2 id="readings" className="eyebrow">
        Статьи и страницы
      </h2>
      <Links links={links} />
    </section>
  )
}

function Popular() {
  return (
    <section className={styles["onward"]} aria-labelledby="onward">
      <h2 id="onward" className="eyebrow">
        Популярные разделы
      </h2>
      <Links links={popular} />
      <p>
        {typeset("Не нашли нужного? Наши ")}
        <Link className="link" href="/customer-service/contacts/">
          телефоны и адреса
        </Link>
        {typeset(", или ")}
        <Link className="link" href={askQuestionPath}>
          задайте вопрос
        </Link>
        .
      </p>
    </section>
  )
}

function Links({ links }: { readonly links: ReadonlyArray<{ readonly title: string; readonly link: string }> }) {
  return (
    <ul className={styles["links"]}>
      {links.map(({ link, title }) => (
        <li key={link}>
          <Link href={link}>{typeset(title)}</Link>
        </li>
      ))}
    </ul>
  )
}

const popular = [
  { title: "Помолвочные кольца", link: "/jewelry/pomolvochnoe-kolco" },
  { title: "Обручальные кольца", link: "/jewelry/obruchalnoe-kolco" },
  { title: "Серьги", link: "/jewelry/sergi" },
  { title: "Подвески", link: "/jewelry/podveska" },
  { title: "Бриллианты", link: "/diamonds" },
  { title: "Коллекции", link: "/collection" }
]
