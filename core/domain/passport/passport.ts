/** Limits of a passport's files: two of them, 10 MB together (LIM-026, LIM-027). */
export const passportFiles = { most: 2, bytesMost: 10_485_760 } as const

/** File name extensions that a passport takes; letter case counts (PSPT-009, PSPT-011). */
export const passportExtensions = ["jpg", "jpeg", "png", "pdf", "heic"] as const

/** The longest texts of a passport that are accepted, in characters. */
export const passportLengths = { serial: 20, number: 20, organization: 300, organizationCode: 20 } as const

/** The longest question of a change request, in characters. */
export const changeQuestionMost = 2_000

/** Messages about a passport's files (PSPT-008 … PSPT-012); those without a requirement say what the checks of content found. */
export const passportFileTexts = {
  many: "Максимум 2 файла",
  format: "Неверный формат файла",
  heavy: "Максимум 10 МБ",
  empty: "Файл пустой",
  name: "Переименуйте файл: в его названии есть недопустимые символы",
  content: "Содержимое файла не соответствует его расширению",
  broken: "Файл повреждён или пришёл не целиком. Выберите его ещё раз",
  manyPixels: "Изображение слишком большое: максимум 50 мегапикселей",
  manyPages: "В PDF слишком много страниц: нужны только две",
  script: "В PDF есть программы. Сохраните его без них или пришлите фотографию",
  attachment: "В PDF вложены другие файлы. Сохраните его без них или пришлите фотографию",
  protected: "PDF защищён паролем. Сохраните его без пароля",
  gone: "Файл больше не хранится. Выберите его ещё раз"
} as const

/** Name under which the vault holds a saved passport while it is shown. */
export const shownPassport = "shownPassport"

/** A file as a page knows it before it is sent. `bytes` is its size. */
export type NamedFile = { readonly name: string; readonly bytes: number }

/** Tells the first fault of chosen files, `null` where there is none: their number, their extensions, the sum of their sizes. */
export const faultOfFiles = (files: ReadonlyArray<NamedFile>): string | null => {
  if (files.length > passportFiles.most) return passportFileTexts.many
  if (files.some(({ name }) => !hasPassportExtension(name))) return passportFileTexts.format
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > passportFiles.bytesMost) return passportFileTexts.heavy
  return files.some(({ bytes }) => bytes === 0) ? passportFileTexts.empty : null
}

/** Says how to mend an extension that differs from an accepted one by letter case alone; `null` for any other name. */
export const renameHint = (name: string): string | null => {
  if (hasPassportExtension(name)) return null
  const dot = name.lastIndexOf(".")
  const lower = `${name.slice(0, dot)}.${name.slice(dot + 1).toLowerCase()}`
  return dot !== -1 && hasPassportExtension(lower) ? `Переименуйте ${name} в ${lower}` : null
}

const hasPassportExtension = (name: string): boolean => passportExtensions.some((extension) => name.endsWith(`.${extension}`))
