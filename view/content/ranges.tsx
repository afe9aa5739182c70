import type { ReactNode } from "react"

/** Text whose ranges («1,00–1,50») stay on one line: browsers break a line after a dash. */
export const keepRanges = (text: string): ReactNode =>
  text.split(/((?<!\S)[^\s–]{1,16}–[^\s–]{1,16}(?!\S))/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="figures">
        {part}
      </span>
    ) : (
      part
    )
  )
