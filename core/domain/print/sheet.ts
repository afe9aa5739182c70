/** A mark on a sheet of paper. Places and sizes are in millimetres from the upper left corner, colours as CSS writes them. */
export type Mark =
  | {
      readonly kind: "ground"
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly fill: string
    }
  | {
      readonly kind: "rule"
      readonly x: number
      readonly y: number
      readonly to: number
      readonly stroke: string
      readonly isDashed?: true
    }
  /** SVG lines in units of their own: their origin stands at the place, `scale` millimetres are a unit. */
  | {
      readonly kind: "lines"
      readonly path: string
      readonly x: number
      readonly y: number
      readonly scale: number
      readonly stroke: string
      /** Millimetres. */
      readonly thickness: number
    }
  | {
      readonly kind: "outline"
      readonly path: string
      readonly x: number
      readonly y: number
      readonly scale: number
      readonly fill: string
    }
  | {
      readonly kind: "text"
      readonly text: string
      readonly x: number
      /** The line on which the letters stand. */
      readonly y: number
      readonly size: number
      readonly face: "words" | "medium" | "names"
      readonly fill: string
      readonly align?: "middle" | "end"
    }
  /** A square whose side is given; where `link` is not known yet its place is kept. */
  | { readonly kind: "code"; readonly link: string | null; readonly x: number; readonly y: number; readonly side: number }

/** A sheet as it is printed, and as a screen shows it: both draw the same marks. */
export type Sheet = { readonly width: number; readonly height: number; readonly marks: ReadonlyArray<Mark> }

/** A5, upright. */
export const sheetSize = { width: 148, height: 210 } as const

/** The inks of paper. */
export const inks = { ink: "#17181a", quiet: "#5a5752", line: "#c9c4bc", paper: "#ffffff", night: "#11171b", ground: "#eae9e7" } as const

type Line = Omit<Extract<Mark, { readonly kind: "text" }>, "kind" | "text" | "y">

/** Lines of a text one under another, from the first line's letters on. */
export const linesOf = (texts: ReadonlyArray<string>, { leading, y, ...line }: Line & { readonly y: number; readonly leading: number }) =>
  texts.map((text, index): Mark => ({ kind: "text", text, y: y + index * leading, ...line }))
