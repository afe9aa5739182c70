/** Chapter titles by anchor, in page order. */
export const chapterTitles = {
  colors: "Цвет",
  type: "Текст",
  spaces: "Отступы",
  signs: "Иконки",
  cuts: "Огранки",
  octagons: "Восьмиугольники",
  buttons: "Кнопки и ссылки",
  fields: "Поля",
  choices: "Выбор",
  forms: "Форма",
  files: "Файлы",
  ways: "Навигация",
  messages: "Сообщения",
  waiting: "Загрузка",
  empty: "Пустые страницы",
  failed: "Ошибки",
  "jewelry-cards": "Карточка украшения",
  "diamond-cards": "Карточка бриллианта",
  articles: "Карточка статьи",
  prices: "Цены и суммы",
  grades: "Шкалы и характеристики",
  tables: "Таблицы",
  gallery: "Галерея",
  gifts: "Сертификат и гравировка",
  course: "Ход заказа",
  words: "Страница текста",
  dialogs: "Диалоги"
} as const

export type Chapter = keyof typeof chapterTitles

type Part = { readonly title: string; readonly chapters: ReadonlyArray<Chapter> }

export const parts: ReadonlyArray<Part> = [
  { title: "Основа", chapters: ["colors", "type", "spaces", "signs", "cuts", "octagons"] },
  { title: "Управление", chapters: ["buttons", "fields", "choices", "forms", "files", "ways"] },
  { title: "Состояния", chapters: ["messages", "waiting", "empty", "failed"] },
  {
    title: "Содержание",
    chapters: ["jewelry-cards", "diamond-cards", "articles", "prices", "grades", "tables", "gallery", "gifts", "course", "words"]
  },
  { title: "Поверх страницы", chapters: ["dialogs"] }
]
