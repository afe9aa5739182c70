/** LIM-027: 10 MB. */
export const maxDocumentBytes = 10_485_760

/** Case-sensitive (PSPT-009, PSPT-011). */
export const documentExtensions = ["jpg", "jpeg", "png", "pdf", "heic"] as const

/** By name and size (PSPT-008 … PSPT-012), then by content. */
export const documentTexts = {
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

export type NamedFile = { readonly name: string; readonly bytes: number }

/** PSPT-008. «файла» is right for a `most` of 2 to 4. */
export const manyFiles = (most: number): string => `Максимум ${most} файла`

export const faultOfFiles = (files: ReadonlyArray<NamedFile>, most: number): string | null => {
  if (files.length > most) return manyFiles(most)
  if (files.some(({ name }) => !hasDocumentExtension(name))) return documentTexts.format
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > maxDocumentBytes) return documentTexts.heavy
  return files.some(({ bytes }) => bytes === 0) ? documentTexts.empty : null
}

/** Hint for an extension in capitals; otherwise `null`. */
export const renameHint = (name: string): string | null => {
  if (hasDocumentExtension(name)) return null
  const dot = name.lastIndexOf(".")
  const lower = `${name.slice(0, dot)}.${name.slice(dot + 1).toLowerCase()}`
  return dot !== -1 && hasDocumentExtension(lower) ? `Переименуйте ${name} в ${lower}` : null
}

const hasDocumentExtension = (name: string): boolean => documentExtensions.some((extension) => name.endsWith(`.${extension}`))
