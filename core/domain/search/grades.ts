import { finishOf, type Grade, gradeAt, type GradeFacet, gradeLabelOf, isDash, type NoGrade, scaleOf, siblingAt } from "./grade-scales.ts"
import type { Meaning } from "./reading.ts"
import type { Token } from "./tokens.ts"
import type { ReadPosition, Step } from "./words.ts"

/** `better` and `worse` exclude the named grade. */
type Side = "least" | "most" | "better" | "worse"

/**
 * «VS 2», «цвет G и лучше», «чистота 5», «не ниже VS1», «E–G», «VS1+», «3EX», «полировка VG». `undefined` also for a colour letter alone, which the
 * dictionary reads. Invalid grades stay unread, so that their digits are not taken for a number.
 */
export const gradesAt = ({ at, isForeign, tokens }: ReadPosition): Step | undefined => {
  const triple = tripleAt(tokens, at)
  if (triple !== undefined) return triple
  const adjective = finishBefore(tokens, at)
  if (adjective !== undefined) return adjective
  const label = gradeLabelOf(tokens[at]?.text ?? "")
  const opening = label === null ? at : at + 1
  const before = sideBefore(tokens, opening)
  const first = gradeAt(tokens, before?.next ?? opening, label)
  if (first === undefined) return undefined
  if (first.facet === null) return unread(first.next)
  const last = isUpper(tokens[first.next]) && before === undefined ? undefined : secondOf(tokens, first)
  if (last !== undefined) {
    return last.facet === null
      ? unread(last.next)
      : step(first.facet, Math.min(first.best, last.best), Math.max(first.worst, last.worst), last.next)
  }
  const after = before === undefined ? sideAfter(tokens, first.next) : undefined
  const side = before ?? after
  if (side === undefined && label === null && first.facet === "color") return undefined
  if (label === null && first.facet === "color" && isForeign && !/^[D-M]$/.test(tokens[first.next - 1]?.typed ?? "")) return undefined
  return sided(first, side?.side ?? null, Math.max(first.next, after?.next ?? 0))
}

export const isComparison = (text: string): boolean => /^(?:лучше|хуже|выше|ниже|better|worse|up|минимум)$/.test(text)

const step = (facet: GradeFacet, best: number, worst: number, next: number): Step => {
  const values = scaleOf(facet).slice(best, worst + 1)
  return { next, meanings: values.length === 0 ? [] : [meaning(facet, values)], isUnread: values.length === 0 }
}

const meaning = (facet: GradeFacet, values: ReadonlyArray<string>): Meaning => ({ kind: "diamonds", facet, values })

const unread = (next: number): Step => ({ next, meanings: [], isUnread: true })

/** An empty range («лучше D») stays unread. */
const sided = ({ best, facet, worst }: Grade, side: Side | null, next: number): Step => {
  const last = scaleOf(facet).length - 1
  switch (side) {
    case null:
      return step(facet, best, worst, next)
    case "least":
      return step(facet, 0, worst, next)
    case "most":
      return step(facet, best, last, next)
    case "better":
      return step(facet, 0, best - 1, next)
    case "worse":
      return step(facet, worst + 1, last, next)
  }
}

type SideMatch = { readonly side: Side; readonly next: number }

/** Precedes the worst acceptable grade: «от», «до», «минимум», «не ниже», «не хуже». */
const sideBefore = (tokens: ReadonlyArray<Token>, at: number): SideMatch | undefined => {
  const text = tokens[at]?.text ?? ""
  if (text === "не") {
    const denied = tokens[at + 1]?.text ?? ""
    if (/^(?:ниже|хуже|менее|меньше)$/.test(denied)) return { side: "least", next: at + 2 }
    return /^(?:выше|лучше|более|больше)$/.test(denied) ? { side: "most", next: at + 2 } : undefined
  }
  if (/^(?:от|до|минимум|не|from|min|>|≥)$/.test(text)) return { side: "least", next: at + 1 }
  if (/^[<≤]$/.test(text)) return { side: "most", next: at + 1 }
  if (/^(?:выше|лучше)$/.test(text)) return { side: "better", next: at + 1 }
  return /^(?:ниже|хуже)$/.test(text) ? { side: "worse", next: at + 1 } : undefined
}

/** «+», «и лучше», «или выше», «and up»; «и хуже». */
const sideAfter = (tokens: ReadonlyArray<Token>, at: number): SideMatch | undefined => {
  if (isUpper(tokens[at])) return { side: "least", next: at + 1 }
  if (!/^(?:и|или|and|or|&)$/.test(tokens[at]?.text ?? "")) return undefined
  const text = tokens[at + 1]?.text ?? ""
  if (/^(?:лучше|выше|better|up|higher)$/.test(text)) return { side: "least", next: at + 2 }
  return /^(?:хуже|ниже|worse|lower)$/.test(text) ? { side: "most", next: at + 2 } : undefined
}

const isUpper = (token: Token | undefined): boolean => token?.kind === "sign" && token.text === "+"

/** «E–G», «от VS2 до VVS1», «VS1–2», «VS1/2», «цвет 3–4». */
const secondOf = (tokens: ReadonlyArray<Token>, first: Grade): Grade | NoGrade | undefined => {
  const joint = tokens[first.next]
  if (!isDash(joint) && !/^(?:до|по|to|\/)$/.test(joint?.text ?? "")) return undefined
  const at = first.next + 1
  if (joint?.text === "/") return siblingAt(tokens, at, first)
  if (tokens[at]?.kind === "number" && tokens[first.next - 1]?.kind !== "number")
    return isDash(joint) ? siblingAt(tokens, at, first) : undefined
  return gradeAt(tokens, at, first.facet)
}

/** «3EX», «triple excellent», «EX EX EX»: cut, polish and symmetry. */
const tripleAt = (tokens: ReadonlyArray<Token>, at: number): Step | undefined => {
  const text = tokens[at]?.text ?? ""
  if (text === "xxx") return finishing("ex", at + 1)
  const isThree = text === "3" || /^(?:triple|трипл|тройн(?:ая|ой|ое|ую)|три)$/.test(text)
  const first = tokens[at + 1]?.text ?? ""
  if (isThree) {
    if (first === "x" || first === "x's") return finishing("ex", at + 2)
    const finish = first.length > 1 ? finishOf(first) : undefined
    return finish === undefined ? undefined : finishing(finish, at + 2)
  }
  const finish = text.length > 1 ? finishOf(text) : undefined
  if (finish === undefined) return undefined
  const [second, third] = [nextFinish(tokens, at + 1), nextFinish(tokens, nextFinish(tokens, at + 1).next)]
  return second.finish === finish && third.finish === finish ? finishing(finish, third.next) : undefined
}

const nextFinish = (tokens: ReadonlyArray<Token>, at: number): { readonly finish: string | undefined; readonly next: number } => {
  const place = tokens[at]?.kind === "sign" ? at + 1 : at
  return { finish: finishOf(tokens[place]?.text ?? ""), next: place + 1 }
}

const finishing = (finish: string, next: number): Step => ({
  next,
  meanings: (["cut", "polish", "symmetry"] as const).map((facet) => meaning(facet, [finish])),
  isUnread: false
})

/** «отличная полировка», start of «превосходная огранка и симметрия». */
const finishBefore = (tokens: ReadonlyArray<Token>, at: number): Step | undefined => {
  const text = tokens[at]?.text ?? ""
  const isPair = text === "очень" && tokens[at + 1]?.text.startsWith("хорош") === true
  const finish = isPair ? "vg" : /^[а-я]{4,}$/.test(text) ? finishOf(text) : undefined
  const place = isPair ? at + 2 : at + 1
  const facet = gradeLabelOf(tokens[place]?.text ?? "")
  if (finish === undefined || facet === null || facet === "color" || facet === "clarity") return undefined
  return { next: place + 1, meanings: [meaning(facet, [finish])], isUnread: false }
}
