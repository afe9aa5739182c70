/** Reasons why a file is not read as a journal. */
export const journalRefusalTexts = {
  damaged: "Файл повреждён",
  foreign: "Это журнал другой программы",
  version: "Журнал другой версии",
  unfoldable: "Эта сборка не может свернуть журнал"
} as const

export type JournalRefusalReason = keyof typeof journalRefusalTexts
