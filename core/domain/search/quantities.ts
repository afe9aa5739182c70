import { type Amount, readAmount, scales } from "./amounts.ts"
import { type Bound, boundOf } from "./grammar-words.ts"
import { type QuantityContext, type Quantity, toQuantity } from "./quantity-kinds.ts"
import { type Label, labelAfter, labelOf } from "./quantity-labels.ts"
import type { Token } from "./tokens.ts"

type ReadQuantity = { readonly quantity: Quantity; /** First token after the quantity. */ readonly next: number }

/**
 * Reads label and bound («цена не дороже», «от»), number with units («150 тыс. ₽»), second end («– 200») and label behind («размер»); then decides
 * what is measured.
 */
export const readQuantity = (tokens: ReadonlyArray<Token>, start: number, around: QuantityContext): ReadQuantity | undefined => {
  const opening = readOpening(tokens, start)
  const first = readAmount(tokens, opening.next, opening.bound !== null)
  if (first === undefined) return undefined
  if (isForeignUnit(tokens, first)) return { quantity: { of: "nothing" }, next: first.next + 1 }
  if (isParted(tokens, first)) return { quantity: { of: "nothing" }, next: first.next + 2 }
  const second = readSecond(tokens, first, opening.bound)
  const last = second ?? first
  const [one, other] = alike(first, second)
  const label = opening.label ?? (last.scale === null && last.unit === null ? labelAfter(tokens, last.next, last.digits) : null)
  const quantity = toQuantity({
    one,
    other,
    bound: opening.bound ?? (last.isAtLeast ? "from" : null),
    label,
    around,
    isRange: second !== undefined
  })
  return { quantity, next: label === opening.label ? last.next : last.next + 1 }
}

/** «1/2» without carats is ambiguous: fraction, size or two grades. */
const isParted = (tokens: ReadonlyArray<Token>, { next, unit }: Amount): boolean =>
  unit === null && tokens[next]?.text === "/" && tokens[next + 1]?.kind === "number"

/** Units without a filter: «6 мм», «10 %», «2 камня». */
const isForeignUnit = (tokens: ReadonlyArray<Token>, { decimals, next, scale, unit, value }: Amount): boolean => {
  if (scale !== null || unit !== null) return false
  const text = tokens[next]?.text ?? ""
  if (
    /^(?:мм|mm|миллиметр(?:а|ов)?|г|гр|грамм(?:а|ов)?|лет|год(?:а|у)?|дн(?:я|ей)|%|процент(?:а|ов)?|\$|\u20AC|доллар(?:а|ов)?|евро|usd|eur)$/.test(
      text
    )
  )
    return true
  return decimals === 0 && value < 15 && /^(?:шт|штук(?:а|и)?|кам(?:ень|ня|ней|нями)|бриллиант(?:а|ов|ами))$/.test(text)
}

type Opening = { readonly bound: Bound | null; readonly label: Label | null; readonly next: number }

/** «цена не дороже», «размер», «от». */
const readOpening = (tokens: ReadonlyArray<Token>, start: number): Opening => {
  const label = labelOf(tokens[start]?.text ?? "")
  let next = label === null ? start : start + 1
  const isDenied = tokens[next]?.text === "не"
  if (isDenied) next++
  const bound = boundOf(tokens[next]?.text ?? "")
  if (bound === undefined) return { bound: null, label, next: isDenied ? start : next }
  return { bound: isDenied ? denied(bound) : bound, label, next: next + 1 }
}

const denied = (bound: Bound): Bound => (bound === "from" ? "to" : bound === "to" ? "from" : bound)

/** «50–80», «от 1 до 1,5». */
const readSecond = (tokens: ReadonlyArray<Token>, first: Amount, bound: Bound | null): Amount | undefined => {
  const joint = tokens[first.next]
  const isDash = joint?.kind === "sign" && /^[-–—]$/.test(joint.text)
  if (!isDash && !(joint?.text === "до" && bound !== "to" && bound !== "about")) return undefined
  const second = readAmount(tokens, first.next + 1, false)
  return second === undefined || /^0\d/.test(first.digits) || !isOneKind(first, second, bound) ? undefined : second
}

/** «1 карат до 1 млн» is two quantities, «1 до 1,5 карата» one. */
const isOneKind = (first: Amount, second: Amount, bound: Bound | null): boolean => {
  const [one, other] = [kindOf(first), kindOf(second)]
  if (one !== null && other !== null) return one === other
  if (one === "carat" && second.value > 100) return false
  return bound === "from" || one === null || first.unit === null
}

const kindOf = ({ scale, unit }: Amount): string | null => (scale !== null || unit === "rouble" ? "price" : unit)

const alike = (first: Amount, second: Amount | undefined): readonly [Amount, Amount | null] => {
  if (second === undefined) return [first, null]
  const isScaled = first.scale === null && first.unit !== "rouble" && second.scale !== null && first.value < 1_000
  const value = isScaled && second.scale !== null ? first.value * scales[second.scale] : first.value
  const scale = first.scale ?? (isScaled ? second.scale : null)
  return [
    { ...first, value, scale, unit: first.unit ?? second.unit },
    { ...second, unit: second.unit ?? first.unit, value: second.value }
  ]
}
