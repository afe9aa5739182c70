import type { ReactNode } from "react"
import type { DialogFormName } from "../../core/forms/every-form.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useSelector } from "../use-selector.ts"
import { useDialogForm } from "./dialog-form.tsx"

type Props = {
  readonly name: DialogFormName
  /** Shown until the shop has answered. */
  readonly wait: string
  /** Shown in place of a form that cannot be sent. */
  readonly closed: ReactNode
  readonly children: ReactNode
}

/** Asks for a password only after the shop has answered that the form can be sent, or has not answered. */
export function CheckedForm({ children, closed, name, wait }: Props) {
  const isReading = useSelector(useDialogForm(name), (form) => form?.hasTag("reading") === true)
  if (isReading)
    return (
      <p className="caption" role="status">
        {typeset(wait)}
      </p>
    )
  return closed ?? <div ref={focusFirstField}>{children}</div>
}

/** The dialog opened without a field, so its title has the focus. */
const focusFirstField = (place: HTMLElement | null): void => {
  const focused = document.activeElement
  const isElsewhere = focused !== null && focused !== document.body && !focused.matches("dialog h2")
  if (!isElsewhere) place?.querySelector<HTMLElement>("input")?.focus({ preventScroll: true })
}
