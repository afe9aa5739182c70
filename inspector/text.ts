import { journalRefusalTexts } from "../core/domain/maintenance/journal-refusal.ts"
import type { Refusal } from "./machines/reading.ts"

type Forms = readonly [one: string, few: string, many: string]

/** «412 событий». */
export const countWord = (count: number, [one, few, many]: Forms): string => {
  const [tens, units] = [count % 100, count % 10]
  const form = tens > 10 && tens < 20 ? many : units === 1 ? one : units > 1 && units < 5 ? few : many
  return `${count.toLocaleString("ru-RU")} ${form}`
}

export const refusalText = (refusal: Refusal): string => {
  switch (refusal._tag) {
    case "JournalRefused":
      return `${journalRefusalTexts[refusal.reason]}: ${refusal.detail}`
    case "NotFound":
      return `Файла «${refusal.name}» нет: его создаёт npm run qa`
    case "TabSilent":
      return "Вкладка не отвечает. Возможно, её остановил браузер: откройте её и попробуйте ещё раз"
    case "Defect":
      return "Не получилось. Подробности в консоли"
  }
}
