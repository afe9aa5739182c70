import type { Meaning } from "./reading.ts"

/** Variant spellings and trade terms that the dictionary lacks. */
export const shapeMeanings = (text: string): ReadonlyArray<Meaning> => {
  const shape = forms.find(([, form]) => form.test(text))?.[0]
  return shape === undefined
    ? []
    : [
        { kind: "diamonds", facet: "shape", values: [shape] },
        { kind: "jewelry", facet: "insert", values: [shape] }
      ]
}

const forms: ReadonlyArray<readonly [string, RegExp]> = [
  ["round", /^(?:кр57|к57|раунд|кругл(?:яш|ень))/],
  ["oval", /^овальн/],
  ["cushion", /^(?:куш[еи]н|кушион|кушьон|кашон|подуш)/],
  ["princess", /^(?:принсес|принцесс?а|princes)/],
  ["emerald", /^(?:[эе]м[еи]р[ао]ль?д|изумрудн)/],
  ["pear", /^(?:капл[яеюи]|капель|грушев)/],
  ["marquise", /^(?:марк[иы]з|маркис|марквиз|marquis)/],
  ["radiant", /^(?:рад[иь]ант|radiant)/],
  ["asscher", /^(?:ас+ш[еэ]р|аш+[еэ]р|эшер|ас+чер)/],
  ["heart", /^(?:сердц|сердеч|харт$)/]
]
