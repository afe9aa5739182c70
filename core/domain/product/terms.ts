/** Codes of the explanations (SHL-013). */
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

export const termCode = (name: string): string | null => new Map<string, string>(Object.entries(codes)).get(name) ?? null
