import { type ReactNode, useState } from "react"
import { Link } from "wouter"
import type { SnapshotFrom } from "xstate"
import type { SearchContext, SearchEvent, searchMachine } from "../../core/machines/search/search.machine.ts"
import { diamondPath } from "../../core/domain/product/diamond-meta.ts"
import { nameOnCard } from "../../core/domain/product/diamond-names.ts"
import { jewelryPath, nameMetal } from "../../core/domain/product/jewelry.ts"
import { formatNumber } from "../../core/domain/text/numbers.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import { searchAddress } from "../../core/domain/search/search-address.ts"
import { listOptions, optionLinks } from "../../core/domain/search/search-options.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Picture } from "../product/picture.tsx"
import { PriceLine } from "../product/price-line.tsx"
import styles from "./search-suggestions.module.css"

export type SearchView = {
  readonly snapshot: SnapshotFrom<typeof searchMachine>
  readonly send: (event: SearchEvent) => void
}

type ShownSuggestions = NonNullable<SearchContext["shown"]>

export const optionsId = "search-options"
export const optionId = (index: number): string => `search-option-${index}`

export const linksOf = ({ context: { shown } }: SearchView["snapshot"]): ReadonlyArray<string> =>
  shown === null
    ? []
    : optionLinks(
        termOf(shown),
        shown,
        cardsOf(shown).map(({ link }) => link)
      )

type Props = { readonly search: SearchView; readonly text: string; readonly links: ReadonlyArray<string> }

export function SearchSuggestions({ links, search, text }: Props) {
  const { send, snapshot } = search
  const { active, shown, term } = snapshot.context
  // Searches for text typed before hydration.
  const [catchUp] = useState(() => (element: HTMLElement | null) => (element === null ? undefined : send({ type: "search.type", text })))
  return (
    <div ref={catchUp} className={styles["suggestions"]} aria-busy={snapshot.hasTag("busy")}>
      <p role="status" className={styles["note"]}>
        {shown === null ? null : <Note shown={shown} term={term} isEmpty={links.length === 0} />}
      </p>
      {snapshot.hasTag("failed") ? (
        <p className={styles["note"]} role="alert">
          {typeset("Подсказки не пришли. ")}
          <button className="link" type="button" onClick={() => send({ type: "search.retry" })}>
            Повторить
          </button>
        </p>
      ) : null}
      {shown === null || links.length === 0 ? null : <Options shown={shown} active={active} />}
    </div>
  )
}

function Note({ isEmpty, shown, term }: { readonly shown: ShownSuggestions; readonly term: string; readonly isEmpty: boolean }) {
  if (isEmpty) return typeset(`По запросу «${shown.term || term}» ничего не нашлось. Проверьте, нет ли опечатки, или назовите вещь короче.`)
  const { corrected, diamonds, jewelry } = shown
  return (
    <>
      {corrected === null ? null : (
        <>
          {typeset("Показываем результаты по запросу ")}
          <b>«{corrected}»</b>
        </>
      )}
      <span className="unseen">{` Украшений: ${formatNumber(jewelry.total, 0)}, бриллиантов: ${formatNumber(diamonds.total, 0)}`}</span>
    </>
  )
}

function Options({ active, shown }: { readonly shown: ShownSuggestions; readonly active: number | null }) {
  const { articles, queries, sections } = shown
  const lists = listOptions(termOf(shown), shown)
  const beforeArticles = queries.length + sections.length
  const beforeLists = beforeArticles + articles.length
  const option = (index: number) => ({ index, isActive: index === active })
  return (
    <div id={optionsId} className={styles["options"]} role="listbox" aria-label="Подсказки">
      <div className={styles["words"]} role="presentation">
        <Group title="Запросы" isShown={queries.length > 0}>
          {queries.map((query, index) => (
            <Option key={query} {...option(index)} href={searchAddress({ term: query })}>
              <Query query={query} term={termOf(shown)} />
            </Option>
          ))}
        </Group>
        <Group title="Разделы" isShown={sections.length > 0}>
          {sections.map(({ count, link, title }, index) => (
            <Option key={link} {...option(queries.length + index)} href={link}>
              {typeset(title)}
              {count === null ? null : <span className={styles["count"]}> {formatNumber(count, 0)}</span>}
            </Option>
          ))}
        </Group>
        <Group title="Статьи" isShown={articles.length > 0}>
          {articles.map(({ link, title }, index) => (
            <Option key={link} {...option(beforeArticles + index)} href={link}>
              {typeset(title)}
            </Option>
          ))}
        </Group>
      </div>
      <div role="presentation">
        <div className={styles["lists"]} role="presentation">
          {lists.map(({ link, tab, total }, index) => (
            <Option key={tab} {...option(beforeLists + index)} href={link}>
              {tab === "jewelry" ? "Украшения" : "Бриллианты"} <span className={styles["count"]}>{formatNumber(total, 0)}</span>
            </Option>
          ))}
        </div>
        <div className={styles["cards"]} role="presentation">
          {cardsOf(shown).map(({ about, link, name, picture, price }, index) => (
            <Option key={link} {...option(beforeLists + lists.length + index)} className={styles["card"]} href={link}>
              {picture === undefined ? null : <Picture className={styles["picture"]} base={picture} alt="" sizes={cardSizes} />}
              <span className={styles["name"]}>{name}</span>
              <span className={styles["about"]}>{about}</span>
              {price}
            </Option>
          ))}
        </div>
      </div>
    </div>
  )
}

function Group({ children, isShown, title }: { readonly title: string; readonly isShown: boolean; readonly children: ReactNode }) {
  return isShown ? (
    <div role="group" aria-label={title}>
      <p className="eyebrow" aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  ) : null
}

type OptionProps = {
  readonly index: number
  readonly isActive: boolean
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Link for the pointer, option for the arrow keys. */
function Option({ children, className = "", href, index, isActive }: OptionProps) {
  return (
    <Link
      ref={isActive ? intoView : undefined}
      className={`${styles["option"]} ${className}`}
      href={href}
      id={optionId(index)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
    >
      {children}
    </Link>
  )
}

const intoView = (option: HTMLElement | null): void => option?.scrollIntoView({ block: "nearest" })

function Query({ query, term }: { readonly query: string; readonly term: string }) {
  const typed = term.toLowerCase().replaceAll("ё", "е")
  return query.startsWith(typed) ? (
    <>
      <b>{query.slice(0, typed.length)}</b>
      {query.slice(typed.length)}
    </>
  ) : (
    query
  )
}

const termOf = ({ corrected, term }: ShownSuggestions): string => corrected ?? term

const cardsOf = ({ diamonds, jewelry }: ShownSuggestions) =>
  jewelry.items.length > 0
    ? jewelry.items.map((card) => ({
        link: jewelryPath(card.category.code, card.productCode, card.id),
        picture: card.previews[0],
        name: card.name,
        about: nameMetal(card),
        price: <PriceLine price={card.price} oldPrice={card.oldPrice} isOnOrder={card.isOnOrder} />
      }))
    : diamonds.items.map((card) => ({
        link: diamondPath(card.code),
        picture: stonePicture(card),
        name: nameOnCard(card.shape, card.weight),
        about: `${card.color}, ${card.clarity}`,
        price: <PriceLine price={card.price} oldPrice={null} isOnOrder={false} />
      }))

const cardSizes = "(min-width: 120em) 270px, (min-width: 64em) 16vw, 45vw"
