/** Millimetres from the upper left corner, CSS colours. */
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
  /** SVG lines with `scale` millimetres per unit. */
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
      /** Baseline. */
      readonly y: number
      readonly size: number
      readonly face: "words" | "medium" | "names"
      readonly fill: string
      readonly align?: "middle" | "end"
    }
  /** Keeps its space free while `link` is unknown. */
  | { readonly kind: "code"; readonly link: string | null; readonly x: number; readonly y: number; readonly side: number }

export type Sheet = { readonly width: number; readonly height: number; readonly marks: ReadonlyArray<Mark> }

/** A5, millimetres. */
export const sheetSize = { width: 148, height: 210 } as const

export const inks = { ink: "#17181a", quiet: "#5a5752", line: "#c9c4bc", paper: "#ffffff", night: "#11171b", ground: "#eae9e7" } as const

type Line = Omit<Extract<Mark, { readonly kind: "text" }>, "kind" | "text" | "y">

export const linesOf = (texts: ReadonlyArray<string>, { leading, y, ...line }: Line & { readonly y: number; readonly leading: number }) =>
  texts.map((text, index): Mark => ({ kind: "text", text, y: y + index * leading, ...line }))
