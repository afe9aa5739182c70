import { type BrightnessGrade, brightnessGrades, type Shape } from "../product/diamond.ts"

export const explainBrightness = (grade: BrightnessGrade, shape: Shape): string =>
  `${ordinals[brightnessGrades.indexOf(grade)]} из четырёх ступеней ${shape === "round" ? "для круглых камней" : "для камней этой формы"}. ${brightnessNote}`

const ordinals = ["Первая", "Вторая", "Третья", "Последняя"]

/** Shown beside the filter too. */
export const brightnessNote =
  "Это расчёт по пропорциям, а не измерение: сколько яркого света камень возвращает к глазу и сколько теряет через низ. Игра цвета и симметрия не учтены."
