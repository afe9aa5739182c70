export type LoadFailure = "network" | "timeout" | "tooOften" | "server" | "unreadable"

export const failureTexts = {
  network: { title: "Нет связи с магазином", text: "Проверьте подключение к интернету и повторите." },
  timeout: { title: "Ответ не пришёл вовремя", text: "Магазин отвечает дольше обычного. Повторите через минуту." },
  tooOften: { title: "Слишком много запросов подряд", text: "Подождите минуту и повторите." },
  server: { title: "На нашей стороне сбой", text: "Страница не собралась. Повторите через минуту." },
  unreadable: { title: "Страница пришла с ошибкой", text: "Ответ магазина не удалось прочитать. Повторите, и мы запросим его заново." }
} as const satisfies Record<LoadFailure, { readonly title: string; readonly text: string }>
