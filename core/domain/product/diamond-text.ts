import type { BrightnessGrade, Clarity, Color, Finish, Fluorescence } from "./diamond.ts"
import { isGraded } from "./diamond-grades.ts"
import { findFancyColor } from "./fancy-color.ts"
import { nameFancyColorInRussian } from "./fancy-color-text.ts"

export const explainColor = (color: string): string => {
  if (isGraded(color)) return colorSentences[color]
  const fancy = findFancyColor(color)
  if (fancy === undefined) return ""
  const name = nameFancyColorInRussian(fancy)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: природный цвет, его оценивают отдельно от бесцветных.`
}

const colorSentences = {
  D: "Бесцветный: первая ступень высшей группы.",
  E: "Бесцветный: вторая ступень высшей группы.",
  F: "Бесцветный: третья ступень, оттенок различит только геммолог.",
  G: "Почти бесцветный: оттенок виден лишь рядом с эталоном.",
  H: "Почти бесцветный: оттенок едва уловим, в оправе его не видно.",
  I: "Почти бесцветный: лёгкий оттенок виден сбоку на белом листе.",
  J: "Почти бесцветный: оттенок заметен сбоку, сверху камень светлый.",
  K: "Слабый оттенок: тёплый тон виден и сверху.",
  L: "Слабый оттенок: тёплый тон виден без сравнения.",
  M: "Слабый оттенок: ровный тёплый тон по всему камню."
} as const satisfies Record<Color, string>

export const claritySentences = {
  FL: "Нет ни включений, ни следов на поверхности при десятикратном увеличении.",
  IF: "Внутри чистый: в лупу видны только следы на поверхности.",
  VVS1: "Мельчайшее включение, которое трудно найти даже в десятикратную лупу.",
  VVS2: "Мельчайшие включения, в десятикратную лупу их находит опытный глаз.",
  VS1: "Включения не видны без десятикратной лупы.",
  VS2: "Мелкие включения: в лупу видны легко, без неё не видны.",
  SI1: "Включения сразу видны в лупу, без неё почти не заметны.",
  SI2: "Включения видны в лупу, а вблизи иногда и без неё.",
  I1: "Включения видны без лупы, игру камня они почти не меняют."
} as const satisfies Record<Clarity, string>

export const finishNames = {
  EX: "Превосходная",
  VG: "Очень хорошая",
  G: "Хорошая",
  F: "Удовлетворительная"
} as const satisfies Record<Finish, string>

export const cutSentences = {
  EX: "Превосходная: свет возвращается к глазу почти без потерь.",
  VG: "Очень хорошая: потеря света видна только в сравнении.",
  G: "Хорошая: большая часть света возвращается, край чуть темнее.",
  F: "Удовлетворительная: часть света уходит вниз, зато камень дешевле."
} as const satisfies Record<Finish, string>

export const fluorescenceNames = {
  None: "Нет",
  Faint: "Слабая",
  Medium: "Средняя",
  Strong: "Сильная",
  "Very Strong": "Очень сильная"
} as const satisfies Record<Fluorescence, string>

export const brightnessNames = {
  very_high: "Очень высокая",
  high: "Высокая",
  medium: "Средняя",
  low: "Низкая"
} as const satisfies Record<BrightnessGrade, string>
