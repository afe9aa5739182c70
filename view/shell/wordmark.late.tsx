import { wordmark } from "../../core/domain/content/wordmark.ts"

/** Outlines of Noto Serif Display 400 in capitals, tracked by .3 em. */
export function WordmarkOutlines() {
  return (
    <svg viewBox={wordmark.viewBox} width={119} height={20} fill="currentColor" stroke="currentColor" strokeWidth={7} aria-hidden="true">
      <path d={wordmark.path} />
    </svg>
  )
}
