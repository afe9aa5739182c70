import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import type { Finish, Profile, StudSetting } from "../../../core/domain/product/measured-picture.ts"
import type { Chain } from "../../../core/domain/product/scaled-picture.ts"
import { oneOf, type Random } from "../random.ts"

/** Profile and finish of a plain wedding band, setting of a stud, chain of a pendant; empty for other designs. */
export type Make = {
  readonly profile?: Profile
  readonly finish?: Finish
  readonly setting?: StudSetting
  readonly chain?: Chain
}

/** Studs of fancy colours have four claws. */
export const drawMake = (random: Random, design: PictureDesign, isFancy: boolean): Make => {
  if (design === "band") return { profile: drawProfile(random), finish: drawFinish(random) }
  if (design === "bevelled") return { finish: drawFinish(random) }
  if (design !== "studs" && design !== "single-stud") return {}
  const setting = drawSetting(random)
  return { setting: isFancy ? "four" : setting }
}

/** Pendants of fancy colours hang on cable chains. */
export const drawPendantChain = (random: Random, design: PictureDesign, isFancy: boolean): Make => {
  if (!design.startsWith("pendant-")) return {}
  const chain = drawChain(random)
  return { chain: isFancy ? "cable" : chain }
}

const drawChain = oneOf<Chain>([
  ["cable", 43],
  ["box", 19],
  ["rope", 19],
  ["ball", 19]
])

const drawProfile = oneOf<Profile>([
  ["bowed", 40],
  ["flat", 24],
  ["edged", 18],
  ["hollow", 18]
])

const drawFinish = oneOf<Finish>([
  ["polished", 50],
  ["matt", 28],
  ["hammered", 22]
])

const drawSetting = oneOf<StudSetting>([
  ["four", 44],
  ["six", 28],
  ["rim", 28]
])

export const profileNames: Readonly<Record<Profile, string>> = {
  bowed: "выпуклый",
  flat: "плоский",
  edged: "с ребром посередине",
  hollow: "вогнутый"
}

export const finishNames: Readonly<Record<Finish, string>> = { polished: "полированная", matt: "матовая", hammered: "кованая" }

export const settingNames: Readonly<Record<StudSetting, string>> = { four: "четыре крапана", six: "шесть крапанов", rim: "глухой каст" }

export const chainNames: Readonly<Record<Chain, string>> = { cable: "якорная", box: "венецианская", rope: "витая", ball: "шариковая" }

/** «Профиль: плоский», «Поверхность: матовая». With bevels, which are always polished, «Середина». */
export const namesOfMake = (
  design: PictureDesign,
  { chain, finish, profile, setting }: Make
): ReadonlyArray<{ readonly name: string; readonly value: string }> => [
  ...(profile === undefined ? [] : [{ name: "Профиль", value: profileNames[profile] }]),
  ...(finish === undefined ? [] : [{ name: design === "bevelled" ? "Середина" : "Поверхность", value: finishNames[finish] }]),
  ...(setting === undefined ? [] : [{ name: "Закрепка", value: settingNames[setting] }]),
  ...(chain === undefined ? [] : [{ name: "Цепь", value: chainNames[chain] }])
]

const ofMirror = /зеркал|полиров|блик|отраж/i
const ofBowedOutside = /выпукл|мягкий изгиб|чуть выпуклое/i

const untrueOfProfile: Readonly<Record<Profile, RegExp | null>> = {
  bowed: null,
  flat: ofBowedOutside,
  edged: /выпукл|мягкий изгиб|ребр|ровная полоса/i,
  hollow: ofBowedOutside
}

const untrueOfFinish: Readonly<Record<Finish, RegExp | null>> = {
  polished: null,
  matt: ofMirror,
  hammered: /зеркал|полиров|блик|отраж|гладк|ровн|плоск|три плоскости/i
}

const untrueOfSetting: Readonly<Record<StudSetting, RegExp | null>> = {
  four: null,
  six: /четыр|по диагонали|крестом/i,
  rim: /четыр|крапан|опор|открыт|павильон|ободк|ободок|по диагонали|в профиль|с боков|сбоку/i
}

const untrueOnChain: Readonly<Record<Chain, RegExp | null>> = {
  cable: null,
  box: /якорн|под прямым углом|крест-накрест/i,
  rope: /якорн|звен/i,
  ball: /якорн|звен/i
}

/** A general text contradicts nothing of the make. */
export const isTextTrueOfMake = ({ chain, finish, profile, setting }: Make, text: string): boolean =>
  [
    profile === undefined ? null : untrueOfProfile[profile],
    finish === undefined ? null : untrueOfFinish[finish],
    setting === undefined ? null : untrueOfSetting[setting],
    chain === undefined ? null : untrueOnChain[chain]
  ].every((untrue) => untrue?.test(text) !== true)
