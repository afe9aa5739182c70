import { type ComponentProps, type KeyboardEvent, useId } from "react"
import { longestText } from "../../core/domain/text/longest-text.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import styles from "./combobox.module.css"
import { Field, type FieldTexts, ariaProps } from "./field.tsx"
import field from "./field.module.css"

type Props = FieldTexts &
  Omit<ComponentProps<"input">, "id" | "className" | "aria-invalid" | "aria-describedby" | "children" | "list"> & {
    readonly options: ReadonlyArray<string>
    readonly active: number | null
    readonly listLabel: string
    readonly onMove: (by: 1 | -1) => void
    readonly onChoose: (index: number) => void
    readonly onDismiss: () => void
  }

/** Text field with suggestions (WAI-ARIA combobox with listbox), controlled by a machine. Escape closes only the list. */
export function Combobox({
  active,
  count,
  error,
  hint,
  label,
  listLabel,
  onChoose,
  onDismiss,
  onMove,
  options,
  required = false,
  ...input
}: Props) {
  const id = useId()
  const texts = { label, error: error ?? null, hint: hint ?? null, count }
  const isOpen = options.length > 0
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event)
    if (!isOpen || event.nativeEvent.isComposing) return
    const by = moves[event.key]
    if (by !== undefined) onMove(by)
    else if (event.key === "Enter" && active !== null) onChoose(active)
    else if (event.key === "Escape") onDismiss()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Field {...texts} id={id} isRequired={required}>
      <div className={styles["place"]}>
        <input
          maxLength={longestText}
          {...input}
          {...ariaProps(id, texts)}
          className={field["box"]}
          required={required}
          role="combobox"
          autoComplete={input.autoComplete ?? "off"}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={listId(id)}
          aria-expanded={isOpen}
          aria-activedescendant={active === null || !isOpen ? undefined : optionId(id, active)}
          onKeyDown={press}
          onBlur={(event) => {
            onDismiss()
            input.onBlur?.(event)
          }}
        />
        <div
          id={listId(id)}
          className={styles["options"]}
          role="listbox"
          tabIndex={-1}
          aria-label={listLabel}
          hidden={!isOpen}
          onMouseDown={preventBlur}
        >
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of the field choose it
            <div
              key={option}
              ref={index === active ? scrollToOption : undefined}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => onChoose(index)}
            >
              {option}
            </div>
          ))}
        </div>
        <span className="unseen" role="status">
          {isOpen ? formatCount(options.length, ["подсказка", "подсказки", "подсказок"]) : null}
        </span>
      </div>
    </Field>
  )
}

const moves: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

const listId = (id: string) => `${id}-options`
const optionId = (id: string, index: number) => `${id}-option-${index}`

/** Keeps the focus in the field. */
const preventBlur = (event: { readonly preventDefault: () => void }) => event.preventDefault()

/** Scrolls the list, not the page. */
const scrollToOption = (option: HTMLElement | null): void => {
  const list = option?.parentElement
  if (option === null || list === null || list === undefined) return
  const { offsetHeight, offsetTop } = option
  list.scrollTop = Math.min(offsetTop, Math.max(list.scrollTop, offsetTop + offsetHeight - list.clientHeight))
}
