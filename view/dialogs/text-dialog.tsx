import type { DialogProps } from "../../core/contract/dialogs.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "../modal/content.module.css"
import { Frame } from "../modal/frame.tsx"

/** DLG-015, DLG-016, DLG-017. */
export function TextDialog({ paragraphs, title }: DialogProps<"constText">) {
  return (
    <Frame title={title}>
      <div className={styles["words"]}>
        {paragraphs.map((text) => (
          <p key={text}>{typeset(text)}</p>
        ))}
      </div>
    </Frame>
  )
}
