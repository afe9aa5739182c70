/** Terms of a stone's page that the house explains, with the codes of their explanations (SHL-013). */
const codes = {
  Форма: "shape",
  Масса: "carat",
  Цвет: "color",
  Чистота: "clarity",
  Огранка: "cut",
  Полировка: "polish",
  Симметрия: "symmetry",
  Флуоресценция: "fluorescence",
  Размеры: "measurements",
  Сертификат: "certificate",
  "Цена за карат": "pricePerCarat"
} as const

/** The code of a term's explanation; `null` for a word that needs none. */
export const termCode = (name: string): string | null => new Map<string, string>(Object.entries(codes)).get(name) ?? null
