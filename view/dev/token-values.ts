/** Colours of view/theme/tokens.css with their use. */
export const colors: ReadonlyArray<readonly [name: string, hex: string, use: string]> = [
  ["ink", "#17181a", "текст, кнопки"],
  ["ink-hover", "#34373a", "кнопка под курсором"],
  ["ink-2", "#5a5752", "второй план"],
  ["ink-3", "#716c65", "подписи, неактивное"],
  ["line-2", "#8a857d", "рамки полей"],
  ["line", "#e0dcd6", "линейки"],
  ["bar-out", "#cfcac3", "вне выбора"],
  ["ground", "#eae9e7", "фон картинок"],
  ["mist", "#f6f4f1", "подложки"],
  ["night", "#11171b", "тёмные сцены"],
  ["night-line", "#35424a", "линейки на тёмном"],
  ["night-text", "#a8b2b7", "текст на тёмном"],
  ["glacier", "#35606f", "фокус, углы"],
  ["glacier-tint", "#e7eef0", "подложка сообщения"],
  ["glacier-text", "#274a56", "текст сообщения"],
  ["error", "#aa3d2b", "ошибки"],
  ["error-tint", "#f9eeeb", "подложка ошибки"],
  ["ok", "#2f6650", "в наличии"]
]

/** Typographic roles by class. */
export const typeRoles: ReadonlyArray<readonly [role: string, sample: string]> = [
  ["display-xl", "Свет и чистая форма"],
  ["display-l", "Кольца с бриллиантами"],
  ["display-m", "Бриллианты по форме"],
  ["display-s", "Ювелирные изделия"],
  ["title", "Кольцо «Полярис» с кругом 1,02 карата"],
  ["lead", "Бриллианты собственной огранки и украшения, которые собирают в одной мастерской."],
  ["body", "Каждое кольцо проходит пробирный надзор и получает УИН."],
  ["caption", "Белое золото 585, бриллиант 1,02 карата"],
  ["eyebrow", "Коллекция"],
  ["price", "1 289 000 ₽"]
]

export const spaces = [4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72, 88, 96, 128] as const
