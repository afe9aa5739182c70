import { diamondListing } from "../catalogue/diamond-listing.ts"
import { jewelryListing } from "../catalogue/jewelry-listing.ts"
import { boundOf, isJoint } from "./grammar-words.ts"
import type { Meaning } from "./reading.ts"
import { type ReadPosition, meaningsAt, type Step } from "./words.ts"

/** «без камней», «не круглый», «кроме груши»: all other values. Other negations («без скидки») stay unread, so that the meaning is not reversed. */
export const deniedAt = ({ at, dictionary, isForeign, tokens }: ReadPosition): Step | undefined => {
  const [denial, denied] = [tokens[at], tokens[at + 1]]
  if (denial === undefined || denied === undefined || !/^(?:не|без|кроме)$/.test(denial.text)) return undefined
  if (isJoint(denied.text) || boundOf(denied.text) !== undefined || denied.kind === "sign") return undefined
  if (denied.text.startsWith("сертификат")) return { next: at + 2, meanings: [withoutReport], isUnread: false }
  const deniedMeanings = denied.kind === "word" ? meaningsAt(denied, denial, dictionary, isForeign) : []
  const meanings = deniedMeanings.some(isAnyStone) ? [withoutStones] : deniedMeanings.flatMap(contrary)
  return { next: at + 2, meanings, isUnread: meanings.length === 0 }
}

const withoutReport: Meaning = { kind: "diamonds", facet: "certificate", values: ["none"] }
const withoutStones: Meaning = { kind: "jewelry", facet: "insert", values: ["none"] }

/** «камень», «бриллиант», «вставка». */
const isAnyStone = ({ facet, kind, values }: Meaning): boolean =>
  (kind === "jewelry" && facet === "insert" && values.length > 1) || (kind === "diamonds" && facet === "")

/** Hues have no opposite: a colourless stone is not yellow either. */
const contrary = ({ facet, kind, values }: Meaning): ReadonlyArray<Meaning> => {
  if ((kind !== "jewelry" && kind !== "diamonds") || facet === "hue") return []
  const definition = (kind === "jewelry" ? jewelryListing : diamondListing).facets.find(({ code }) => code === facet)
  if (definition?.kind !== "choice") return []
  return [{ kind, facet, values: definition.options.flatMap(({ value }) => (values.includes(value) ? [] : [value])) }]
}
