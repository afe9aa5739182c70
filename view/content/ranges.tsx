import type { ReactNode } from "react"

/** Prevents line breaks in ranges («1,00–1,50»), which browsers allow after a dash. */
export const nowrapRanges = (text: string): ReactNode =>
  text.split(/((?<!\S)[^\s–]{1,16}–[^\s–]{1,16}(?!\S))/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="figures">
        {part}
      </span>
    ) : (
      part
    )
  )
