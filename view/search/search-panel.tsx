import type { FocusEvent, KeyboardEvent, ReactNode, SyntheticEvent } from "react"
import { useLocation } from "wouter"
import { searchAddress, searchPath } from "../../core/domain/search/search-address.ts"
import type { HeaderCommand } from "../../core/machines/shell/header.machine.ts"
import { isTerm, termLength, tidyTerm } from "../../core/domain/search/search-term.ts"
import line from "./search-line.module.css"
import { focusFirst } from "../focus.ts"
import drop from "./drop.module.css"
import styles from "./search-panel.module.css"
import { linksOf, optionId, optionsId, SearchSuggestions, type SearchView } from "./search-suggestions.tsx"
import { Sign } from "../ui/sign.tsx"

export type SearchPanelProps = {
  readonly text: string
  readonly send: (command: HeaderCommand) => void
  /** Menu sections that match the text. */
  readonly sections: ReactNode
  readonly stage: "open" | "fading"
  readonly search: SearchView | undefined
  /** Sends to the search machine, even before it runs. */
  readonly sendToSearch: SearchView["send"]
}

/** Search field (WAI-ARIA combobox with listbox); menu sections until there are suggestions. */
export function SearchPanel({ search, sections, send, sendToSearch, stage, text }: SearchPanelProps) {
  const [, go] = useLocation()
  const links = search === undefined ? [] : linksOf(search.snapshot)
  const active = search?.snapshot.context.active ?? null
  const isSearching = search !== undefined && isTerm(tidyTerm(text)) && !search.snapshot.hasTag("failed")
  const type = (typed: string) => {
    send({ type: "header.search", text: typed })
    sendToSearch({ type: "search.type", text: typed })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const chosen = active === null ? undefined : links[active]
    if (chosen !== undefined || isTerm(tidyTerm(text))) go(chosen ?? searchAddress({ term: tidyTerm(text) }))
  }
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (search === undefined || by === undefined || links.length === 0) return
    event.preventDefault()
    search.send({ type: "search.move", by, count: links.length })
  }
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    relatedTarget !== null && currentTarget.closest("header")?.contains(relatedTarget) === false
      ? send({ type: "header.close" })
      : undefined
  return (
    <div ref={focusFirst} className={`container ${drop["drop"]} ${styles["panel"]}`} data-fading={stage === "fading"} onBlur={closeOnBlur}>
      <form className={line["line"]} data-size="large" role="search" aria-label="Поиск по магазину" action={searchPath} onSubmit={submit}>
        <Sign name="search" />
        <input
          data-first
          type="search"
          name="term"
          role="combobox"
          aria-label="Поиск по каталогу"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={optionsId}
          aria-expanded={links.length > 0}
          aria-activedescendant={active === null ? undefined : optionId(active)}
          placeholder="Поиск по каталогу"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={termLength.most}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={move}
        />
        {text === "" ? null : (
          <button type="button" onClick={() => type("")}>
            Очистить
          </button>
        )}
      </form>
      {search === undefined ? null : <SearchSuggestions search={search} text={text} links={links} />}
      {isSearching ? null : sections}
    </div>
  )
}

const moves: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }
