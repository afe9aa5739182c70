import { planOf } from "../../../core/domain/search/plan.ts"
import { readTerm } from "../../../core/domain/search/read-term.ts"
import type { Dictionary, Meaning } from "../../../core/domain/search/reading.ts"

const of = (kind: Meaning["kind"], facet: string, ...values: ReadonlyArray<string>): Meaning => ({ kind, facet, values })
const rings = of("jewelry", "category", "pomolvochnoe-kolco", "kolco", "obruchalnoe-kolco")
const shapes = ["round", "oval", "pear", "emerald"]
const stones = [of("diamonds", "", ""), of("jewelry", "insert", ...shapes)]

/** Search dictionary of a small shop. */
export const dictionary: Dictionary = new Map<string, ReadonlyArray<Meaning>>([
  ...["кольцо", "кольца", "ring"].map((word) => [word, [rings]] as const),
  ["обручальное", [of("jewelry", "category", "obruchalnoe-kolco")]],
  ["браслет", [of("jewelry", "category", "braslet")]],
  ["подвеска", [of("jewelry", "category", "podveska")]],
  ["серьги", [of("jewelry", "category", "sergi", "odinochnye-sergi")]],
  ["бриллиант", stones],
  ["бриллиантом", stones],
  ["круглый", [of("diamonds", "shape", "round"), of("jewelry", "insert", "round")]],
  ["круг", [of("diamonds", "shape", "round"), of("jewelry", "insert", "round")]],
  ["овал", [of("diamonds", "shape", "oval"), of("jewelry", "insert", "oval")]],
  ["oval", [of("diamonds", "shape", "oval"), of("jewelry", "insert", "oval")]],
  ["изумруд", [of("diamonds", "shape", "emerald"), of("jewelry", "insert", "emerald")]],
  ["белое", [of("jewelry", "color", "white"), of("piece", "", "7")]],
  ["белые", [of("jewelry", "color", "white"), of("piece", "", "7")]],
  ["ночи", [of("piece", "", "7")]],
  ["золото", [of("jewelry", "metal", "gold")]],
  ["желтый", [of("jewelry", "color", "yellow"), of("diamonds", "color", "fancy")]],
  ...["d", "e", "f", "g", "h"].map((grade) => [grade, [of("diamonds", "color", grade)]] as const),
  ["vvs1", [of("diamonds", "clarity", "vvs1")]],
  ["vs1", [of("diamonds", "clarity", "vs1")]],
  ["gia", [of("diamonds", "certificate", "gia")]],
  ["желтым", [of("jewelry", "color", "yellow"), of("diamonds", "color", "fancy")]],
  ["камней", [of("diamonds", "", "")]],
  ["груши", [of("diamonds", "shape", "pear"), of("jewelry", "insert", "pear")]],
  ["помолвочное", [of("jewelry", "category", "pomolvochnoe-kolco")]],
  ["с", [of("silent", "", "")]]
])

/** Labels of the conditions that a search term becomes in one catalogue. */
export const chips = (catalogue: "jewelry" | "diamonds", term: string): ReadonlyArray<string> =>
  (planOf(catalogue, readTerm(term, dictionary))?.conditions ?? []).map(({ label }) => label.replaceAll("\u00A0", " "))
