import { type BrightnessGrade, brightnessGrades, type Shape } from "../product/diamond.ts"

/** Place on the scale of the shape, and what the grade is made of. */
export const explainBrightness = (grade: BrightnessGrade, shape: Shape): string =>
  `${ordinals[brightnessGrades.indexOf(grade)]} из четырёх ступеней ${shape === "round" ? "для круглых камней" : "для камней этой формы"}. ${brightnessNote}`

const ordinals = ["Первая", "Вторая", "Третья", "Последняя"]

/** Beside the filter too. */
export const brightnessNote =
  "Это расчёт по пропорциям, а не измерение: сколько яркого света камень возвращает к глазу и сколько теряет через низ. Игра цвета и симметрия не учтены."
