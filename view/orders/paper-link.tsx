import { useSelector } from "../use-selector.ts"
import type { MouseEvent, ReactNode } from "react"
import { typeset } from "../../core/domain/text/typography.ts"
import { type PaperPart, paperRefusal } from "../../core/domain/orders/paper-text.ts"
import { useFeature, useSend } from "../shop-context.tsx"
import { Answer } from "../ui/answer.tsx"
import styles from "./paper-link.module.css"

type Props = {
  /** Address of the paper, for which the press requests a pass. */
  readonly url: string
  readonly className?: string
  readonly look?: "quiet" | "outline"
  readonly label?: string
  readonly children: ReactNode
}

/** Link to a receipt or certificate; leads to a login page without scripts. */
export function PaperLink({ children, className = "link", label, look, url }: Props) {
  const papers = useFeature("papers")
  const { isBusy, isOwn } = usePaper(url, "open")
  const press = (event: MouseEvent) => {
    if (papers === undefined) return
    event.preventDefault()
    papers.send({ type: "papers.request", kind: "open", url })
  }
  return (
    <a
      className={className}
      data-look={look}
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={label}
      aria-disabled={isBusy ? "true" : undefined}
      aria-busy={isBusy && isOwn ? "true" : undefined}
      onClick={press}
    >
      {children}
      {label === undefined ? <span className="unseen"> (откроется в&nbsp;новой вкладке)</span> : null}
    </a>
  )
}

/** Message of a failed operation, with a retry. */
export function PaperNote({ part = "open", url }: { readonly url: string; readonly part?: PaperPart }) {
  const send = useSend("papers")
  const { operation, isFailed, isOwn, refusal } = usePaper(url, part)
  if (!isOwn || !isFailed || operation === null) return null
  return (
    <div className={styles["note"]}>
      <Answer>
        {typeset(`${paperRefusal(operation.kind, refusal)} `)}
        <button className="link" type="button" onClick={() => send({ type: "papers.retry" })}>
          Попробовать ещё раз
        </button>
      </Answer>
    </div>
  )
}

/** `isOwn`: the last request was for this paper and part. */
export const usePaper = (url: string, part: PaperPart) =>
  useSelector(
    useFeature("papers"),
    (snapshot) => {
      const operation = snapshot?.context.operation ?? null
      return {
        operation,
        isOwn: operation?.url === url && (operation.kind === "open") === (part === "open"),
        isBusy: snapshot?.hasTag("busy") === true,
        isAsking: snapshot?.can({ type: "papers.confirm" }) === true,
        isDone: snapshot?.hasTag("done") === true,
        isFailed: snapshot?.can({ type: "papers.retry" }) === true,
        refusal: snapshot?.context.refusal ?? null,
        canShare: snapshot?.context.canShare === true
      }
    },
    (a, b) => JSON.stringify(a) === JSON.stringify(b)
  )
