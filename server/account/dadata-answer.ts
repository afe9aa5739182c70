import { Schema } from "effect"
import type { AddressSuggestion } from "../../core/contract/addresses.ts"

const Part = Schema.optionalKey(Schema.NullOr(Schema.String))

export const DadataAnswer = Schema.Struct({
  suggestions: Schema.Array(
    Schema.Struct({
      data: Schema.Struct({
        country_iso_code: Part,
        region: Part,
        region_with_type: Part,
        city: Part,
        settlement: Part,
        settlement_with_type: Part,
        street: Part,
        street_type_full: Part,
        house: Part,
        block_type: Part,
        block: Part
      })
    })
  )
})
type DadataPlace = (typeof DadataAnswer.Type)["suggestions"][number]["data"]

/** «Мирный (Респ Саха /Якутия/), улица Ленина, 12к2». A region alone is dropped. */
export const toSuggestions = (
  { suggestions }: typeof DadataAnswer.Type,
  country: string,
  count: number
): ReadonlyArray<AddressSuggestion> => {
  const places = suggestions
    .filter(({ data }) => data.country_iso_code === country)
    .flatMap(({ data }) => toPlace(data))
    .map((place) => [place.value, place] as const)
  return [...new Map(places).values()].slice(0, count)
}

const toPlace = (answer: DadataPlace): ReadonlyArray<AddressSuggestion> => {
  const settlement = settlementOf(answer)
  if (settlement === undefined) return []
  const street = fullNameOf(answer.street_type_full, answer.street)
  const house = street === null ? null : houseOf(answer)
  return [{ value: [settlement, street, house].filter((part) => part !== null).join(", "), settlement, street, house }]
}

const settlementOf = ({
  city,
  region,
  region_with_type: fullRegion,
  settlement,
  settlement_with_type: fullSettlement
}: DadataPlace): string | undefined => {
  const name = (settlement ? fullSettlement || settlement : city) || undefined
  if (name === undefined) return undefined
  const around = [...(settlement && city ? [city] : []), ...(fullRegion && region !== city ? [fullRegion] : [])].join(", ")
  return around === "" ? name : `${name} (${around})`
}

const fullNameOf = (kind: string | null | undefined, name: string | null | undefined): string | null =>
  name ? [kind, name].filter((word) => word).join(" ") : null

const houseOf = ({ block, block_type: kind, house }: DadataPlace): string | null =>
  house ? (block ? `${house}${kind ?? "к"}${block}` : house) : null
