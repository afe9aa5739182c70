import type { PageMeta } from "../../core/contract/content/pages.ts"
import { typesetProse } from "../../core/domain/text/prose.ts"
import { signNames } from "../../core/domain/content/zodiac.ts"
import { horoscopePath, signPath, signs } from "../../core/domain/content/zodiac-signs.ts"
import { signTexts } from "../seed/content/horoscope/signs.ts"

/** Used when editors have stored none. */
export const horoscopeMeta = (path: string): Pick<PageMeta, "title" | "description"> | undefined => {
  if (path === horoscopePath) return index
  const sign = signs.find((one) => signPath(one) === path)
  if (sign === undefined) return undefined
  return { title: `${signNames[sign]}: бриллиантовый гороскоп | Грань`, description: signTexts[sign].lead }
}

const index = {
  title: "Бриллиантовый гороскоп: камень для каждого знака | Грань",
  description: typesetProse("Камень и огранка для двенадцати знаков зодиака и созвездия, нарисованные по настоящим звёздам.")
}
