import { type ReactNode, useState } from "react"
import styles from "./copy-button.module.css"
import { useCopy } from "./inspector-context.tsx"

type Props = { readonly children: ReactNode; readonly text: string; readonly className?: string | undefined; readonly title?: string }

/** Copies a text and reports the result beside the button for some seconds. */
export function CopyButton({ children, className, text, title }: Props) {
  const copy = useCopy()
  const [result, setResult] = useState<{ readonly press: number; readonly isCopied: boolean } | null>(null)
  const press = async () => {
    const isCopied = await copy(text)
    setResult((before) => ({ press: (before?.press ?? 0) + 1, isCopied }))
  }
  return (
    <>
      <button type="button" className={className} title={title} onClick={() => void press()}>
        {children}
      </button>
      <span role="status" className={styles["status"]}>
        {result === null ? null : (
          <span key={result.press} className={styles["result"]}>
            {result.isCopied ? "Скопировано" : "Браузер не дал скопировать"}
          </span>
        )}
      </span>
    </>
  )
}
