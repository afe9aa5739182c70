import { type CareKind, careKinds } from "./care-kinds.ts"

export type CareLine = { readonly position: number; readonly quantity: number }

/** `1:1,3:2`. */
export const writeCareLines = (lines: ReadonlyArray<CareLine>): string =>
  lines.map(({ position, quantity }) => `${position}:${quantity}`).join(",")

export const readCareLines = (text: string): ReadonlyArray<CareLine> =>
  text.split(",").flatMap((part) => {
    const [, position, quantity] = /^(\d{1,4}):(\d{1,4})$/.exec(part) ?? []
    return position === undefined || quantity === undefined ? [] : [{ position: Number(position), quantity: Number(quantity) }]
  })

/** `1:return+exchange,2:cleaning`. */
export const writeAllowed = (lines: ReadonlyArray<{ readonly position: number; readonly kinds: ReadonlyArray<CareKind> }>): string =>
  lines.map(({ kinds, position }) => `${position}:${kinds.join("+")}`).join(",")

export const allowedFor = (allowed: string, kind: string): ReadonlyArray<number> =>
  allowed.split(",").flatMap((part) => {
    const [position, kinds = ""] = part.split(":")
    return kinds.split("+").includes(kind) ? [Number(position)] : []
  })

export const isCareKind = (text: unknown): text is CareKind => careKinds.some((kind) => kind === text)
