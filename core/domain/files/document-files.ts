/** Bytes that the files of one form may have together: 10 MB (LIM-027). */
export const documentBytesMost = 10_485_760

/** File name extensions of the documents that a form takes; letter case counts (PSPT-009, PSPT-011). */
export const documentExtensions = ["jpg", "jpeg", "png", "pdf", "heic"] as const

/** Messages about chosen files (PSPT-008 … PSPT-012); those without a requirement say what the checks of content found. */
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

/** A file as a page knows it before it is sent. `bytes` is its size. */
export type NamedFile = { readonly name: string; readonly bytes: number }

/** Says that more than `most` files were chosen, which are two to four (PSPT-008). */
export const manyFiles = (most: number): string => `Максимум ${most} файла`

/** Tells the first fault of chosen files, `null` where there is none: their number, their extensions, the sum of their sizes. */
export const faultOfFiles = (files: ReadonlyArray<NamedFile>, most: number): string | null => {
  if (files.length > most) return manyFiles(most)
  if (files.some(({ name }) => !hasDocumentExtension(name))) return documentTexts.format
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > documentBytesMost) return documentTexts.heavy
  return files.some(({ bytes }) => bytes === 0) ? documentTexts.empty : null
}

/** Says how to mend an extension that differs from an accepted one by letter case alone; `null` for any other name. */
export const renameHint = (name: string): string | null => {
  if (hasDocumentExtension(name)) return null
  const dot = name.lastIndexOf(".")
  const lower = `${name.slice(0, dot)}.${name.slice(dot + 1).toLowerCase()}`
  return dot !== -1 && hasDocumentExtension(lower) ? `Переименуйте ${name} в ${lower}` : null
}

const hasDocumentExtension = (name: string): boolean => documentExtensions.some((extension) => name.endsWith(`.${extension}`))
