import { Schema } from "effect"
import { Chart, Outline } from "../../domain/content/constellation-schema.ts"
import { signs } from "../../domain/content/zodiac-signs.ts"
import { shapes } from "../../domain/product/diamond.ts"
import { plain } from "../../domain/schema/privacy.ts"
import { DiamondCard } from "../catalog-diamonds.ts"
import { JewelryCard } from "../catalog-jewelry.ts"
import { Nothing } from "../common.ts"
import { endpoint } from "../endpoint.ts"
import { TitleAndLink } from "./titles.ts"

const signFields = {
  code: Schema.Literals(signs),
  name: plain(Schema.String),
  /** «с 23 июля по 22 августа». */
  dates: plain(Schema.String),
  /** Traditional element: «Огонь». */
  element: plain(Schema.String)
}

export const SignCard = Schema.Struct({ ...signFields, outline: Outline })
export type SignCard = typeof SignCard.Type

/** CNT-017. */
export const SignPage = Schema.Struct({
  ...signFields,
  /** «Льва». */
  genitive: plain(Schema.String),
  lead: plain(Schema.String),
  text: Schema.Array(plain(Schema.String)),
  sky: plain(Schema.String),
  chart: Chart,
  /** For social sharing. */
  image: plain(Schema.String),
  stone: Schema.Struct({
    title: plain(Schema.String),
    text: plain(Schema.String),
    shape: Schema.Literals(shapes),
    /** D to M, or the name of a fancy colour. */
    color: plain(Schema.String)
  }),
  /** At most three of each. */
  pieces: Schema.Struct({ items: Schema.Array(JewelryCard), all: TitleAndLink }),
  diamonds: Schema.Struct({ items: Schema.Array(DiamondCard), all: TitleAndLink }),
  previous: TitleAndLink,
  next: TitleAndLink
})
export type SignPage = typeof SignPage.Type

const read = { method: "GET", base: "/api/v2", query: Nothing, body: Nothing } as const

/** Signs in calendar order and the zodiac belt; not in the specification. */
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
