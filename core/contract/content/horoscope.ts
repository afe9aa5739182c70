import { Schema } from "effect"
import { Chart, Outline } from "../../domain/content/constellation-schema.ts"
import { signs } from "../../domain/content/zodiac-signs.ts"
import { shapes } from "../../domain/product/diamond.ts"
import { plain } from "../../domain/schema/privacy.ts"
import { DiamondCard } from "../catalog-diamonds.ts"
import { JewelryCard } from "../catalog-jewelry.ts"
import { Nothing } from "../common.ts"
import { endpoint } from "../endpoint.ts"

const TitleAndLink = Schema.Struct({ title: plain(Schema.String), link: plain(Schema.String) })

/** Fields of a sign on both pages. */
const signFields = {
  code: Schema.Literals(signs),
  name: plain(Schema.String),
  /** «с 23 июля по 22 августа» */
  dates: plain(Schema.String),
  /** Element of tradition: «Огонь». */
  element: plain(Schema.String)
}

export const SignCard = Schema.Struct({ ...signFields, outline: Outline })
export type SignCard = typeof SignCard.Type

/** The page of one sign (CNT-017). */
export const SignPage = Schema.Struct({
  ...signFields,
  /** The name as the letters of stars want it: «Льва». */
  genitive: plain(Schema.String),
  lead: plain(Schema.String),
  /** Tradition, paragraph by paragraph. */
  text: Schema.Array(plain(Schema.String)),
  /** Facts of the constellation's stars. */
  sky: plain(Schema.String),
  chart: Chart,
  /** The drawing as the page is shared with it. */
  image: plain(Schema.String),
  stone: Schema.Struct({
    title: plain(Schema.String),
    text: plain(Schema.String),
    shape: Schema.Literals(shapes),
    /** D to M, or a fancy colour in words. */
    color: plain(Schema.String)
  }),
  /** Three of each at most, and the list that has the others. */
  pieces: Schema.Struct({ items: Schema.Array(JewelryCard), all: TitleAndLink }),
  diamonds: Schema.Struct({ items: Schema.Array(DiamondCard), all: TitleAndLink }),
  previous: TitleAndLink,
  next: TitleAndLink
})
export type SignPage = typeof SignPage.Type

const read = { method: "GET", base: "/api/v2", query: Nothing, body: Nothing } as const

/** The twelve signs in the order of the year, and their belt in the sky; the specification names no call for them. */
export const listSigns = endpoint({
  ...read,
  key: "horoscope.signs",
  summary: "Знаки зодиака",
  access: "anyone",
  path: "/horoscope/",
  params: Nothing,
  answer: Schema.Struct({ items: Schema.Array(SignCard), belt: Outline }),
  refusals: []
})

/** One sign with its stone, and what the shop has for it today. */
export const getSign = endpoint({
  ...read,
  key: "horoscope.sign",
  summary: "Знак зодиака",
  access: "anyone",
  path: "/horoscope/{code}/",
  params: Schema.Struct({ code: plain(Schema.String.check(Schema.isPattern(/^[a-z]{1,20}$/))) }),
  answer: SignPage,
  refusals: [404, 422]
})
