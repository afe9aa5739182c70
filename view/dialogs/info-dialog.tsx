import type { DialogProps } from "../../core/contract/dialogs.ts"
import { typeset } from "../../core/domain/typography.ts"
import { Frame } from "./frame.tsx"

/** A word of what was done (DLG-010). */
export function InfoDialog({ text, title }: DialogProps<"info">) {
  return (
    <Frame title={title}>
      <p>{typeset(text)}</p>
    </Frame>
  )
}
