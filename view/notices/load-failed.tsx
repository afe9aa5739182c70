import type { MouseEvent } from "react"
import { failureTexts, type LoadFailure } from "../../core/domain/navigation/load-failure.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { CutIcon } from "../product/cut-icon.tsx"
import styles from "./message.module.css"

type Props = {
  readonly reason: LoadFailure
  /** Server's request id, to quote to the shop. */
  readonly requestId: string | null
  readonly onRetry: () => void
  /** Current address, for a reload without JavaScript. */
  readonly retryHref: string
  readonly heading?: "h1" | "h2" | "h3"
}

export function LoadFailed({ heading: Heading = "h1", onRetry, reason, requestId, retryHref }: Props) {
  const { text, title } = failureTexts[reason]
  const retry = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onRetry()
  }
  return (
    <section className={`container ${styles["failed"]}`}>
      <CutIcon shape="emerald" size={72} />
      <Heading className="display-m">{typeset(title)}</Heading>
      <p className="lead">{typeset(text)}</p>
      <a className="button" href={retryHref} onClick={retry}>
        Повторить
      </a>
      {requestId === null ? null : <p className="caption">{typeset(`Номер запроса: ${requestId}`)}</p>}
    </section>
  )
}
