import { type SyntheticEvent, useEffect, useRef, useState } from "react"
import { Link } from "wouter"
import { catalogAddress } from "../../../core/domain/catalogue/address.ts"
import { withOtherScale } from "../../../core/domain/catalogue/arrangement.ts"
import { onPage, withSpan, valuesOf, withRange } from "../../../core/domain/catalogue/change.ts"
import { resetLink } from "../../../core/domain/catalogue/chips.ts"
import { addressOfForm, preservedFields } from "../../../core/domain/catalogue/read-choice.ts"
import { type Facet, shownFacets } from "../../../core/domain/catalogue/facet.ts"
import type { Filter } from "../../../core/domain/catalogue/filter.ts"
import { meaningfulFacets } from "../../../core/domain/catalogue/meaning.ts"
import { formatCount } from "../../../core/domain/text/plural.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import type { CatalogueProps } from "../catalogue.tsx"
import { countedAs } from "../counted-as.ts"
import styles from "../catalogue.module.css"
import { FilterGroup } from "./filter-group.tsx"
import { keepTabIn } from "./keep-tab.ts"
import { Icon } from "../../ui/icon.tsx"
import { useLayer } from "../../use-layer.ts"
import { useArrangement, useChoosing } from "../use-catalogue.ts"

/** Form that works without scripts. With scripts each choice navigates at once, or, in the sheet, on submit. */
export function FilterPanel(props: CatalogueProps) {
  const sheet = useRef<HTMLElement>(null)
  const { isLayerOpen, reportToggle } = useLayer("filters", {
    isOpen: () => sheet.current !== null && isInSheet(sheet.current),
    close: () => sheet.current?.hidePopover()
  })
  const { choose, chosen, gathered, listing, show, state } = useChoosing(props, isLayerOpen)
  const { arrange, arrangement } = useArrangement()
  const chooseForm = (form: HTMLFormElement) => choose(addressOfForm(listing, fieldsOf(form)), isInSheet(form))
  // Applies choices made before hydration, in this form or in the server's that React has replaced.
  const [applyEarlyChoices] = useState(() => (form: HTMLFormElement | null) => {
    if (form === null) return
    const earlyAddress = addressOfForm(listing, fieldsOf(takeServerForm(form) ?? form))
    if (earlyAddress !== catalogAddress(listing, onPage(state, 1))) choose(earlyAddress, isInSheet(form))
  })
  // Closes the sheet when the list changes.
  const address = catalogAddress(listing, state)
  const lastAddress = useRef(address)
  useEffect(() => {
    if (lastAddress.current === address) return
    lastAddress.current = address
    if (sheet.current !== null && isInSheet(sheet.current)) sheet.current.hidePopover()
  }, [address])
  useEffect(() => (sheet.current === null ? undefined : keepTabIn(sheet.current)), [])
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    show(addressOfForm(listing, fieldsOf(event.currentTarget)))
    sheetOf(event.currentTarget)?.hidePopover()
  }
  return (
    <aside
      ref={sheet}
      className={styles["panel"]}
      id="filters"
      popover="auto"
      aria-label="Фильтры"
      onToggle={({ currentTarget, newState, target }) => (target === currentTarget ? reportToggle(newState === "open") : undefined)}
    >
      <div className={styles["title"]}>
        <Link
          href={resetLink(listing, chosen)}
          onClick={(event) => {
            if (!isInSheet(event.currentTarget)) return
            event.preventDefault()
            choose(resetLink(listing, chosen), true)
          }}
        >
          Сбросить
        </Link>
        <p aria-hidden="true">Фильтры</p>
        <button type="button" popoverTarget="filters" popoverTargetAction="hide" aria-label="Закрыть фильтры">
          <Icon name="close" />
        </button>
      </div>
      <form ref={applyEarlyChoices} autoComplete="off" action={`${listing.root}/filter/`} onSubmit={submit}>
        {preservedFields(listing, state).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles["groups"]}>
          {meaningfulFacets(shownFacets(listing), chosen.filters).map((facet, index) => (
            <FilterGroup
              key={facet.code}
              facet={facet}
              filters={chosen.filters}
              counted={gathered?.counted ?? props.facets}
              isOpen={startsOpen(facet, index, chosen.filters)}
              onChoose={chooseForm}
              onGrade={(graded, values, field) =>
                choose(catalogAddress(listing, withSpan(listing, chosen, graded, values)), isInSheet(field))
              }
              onRange={(code, range, field) => choose(catalogAddress(listing, withRange(listing, chosen, code, range)), isInSheet(field))}
              isRussian={arrangement.showRuValuesFor.includes(facet.code)}
              onScale={() => arrange(withOtherScale(arrangement, facet.code))}
            />
          ))}
        </div>
        <div className={styles["show"]} data-busy={gathered?.isBusy === true}>
          <button className="button" type="submit">
            {typeset(showText(props, gathered))}
          </button>
          <p className="unseen" role="status">
            {gathered === null || gathered.isBusy ? "" : typeset(showText(props, gathered))}
          </p>
        </div>
      </form>
    </aside>
  )
}

/** Opens the first five groups; hues and intensities only if fancy colours are chosen, because few stones have them. */
const startsOpen = ({ code }: Facet, index: number, filters: ReadonlyArray<Filter>): boolean =>
  code === "hue" || code === "intensity" ? valuesOf(filters, "color").includes("fancy") : index < 5

/** The button has a count only if it matches the choices. */
const showText = ({ kind, total }: CatalogueProps, gathered: ReturnType<typeof useChoosing>["gathered"]): string => {
  if (gathered === null) return `Показать ${formatCount(total, countedAs[kind])}`
  if (gathered.isBusy || gathered.counted === null) return "Показать"
  return `Показать ${formatCount(gathered.counted.total, countedAs[kind])}`
}

/** Server's form until hydration; React replaces it if a translator has changed its text. */
let serverForm: HTMLFormElement | null = globalThis.document?.querySelector<HTMLFormElement>("#filters form") ?? null

const takeServerForm = (form: HTMLFormElement): HTMLFormElement | null => {
  const previous = serverForm
  serverForm = null
  return previous?.action === form.action ? previous : null
}

const sheetOf = (element: Element) => element.closest<HTMLElement>("[popover]")

const isInSheet = (element: Element): boolean => sheetOf(element)?.matches(":popover-open") === true

const fieldsOf = (form: HTMLFormElement) =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []))
