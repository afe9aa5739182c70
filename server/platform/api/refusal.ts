import { Effect, Schema } from "effect"

/** Refusal declared by the endpoint, or 503 when overloaded. `message` is for the shopper, `errors` are by field. */
export class CallRefused extends Schema.TaggedError<CallRefused>()("CallRefused", {
  status: Schema.Literals([401, 403, 404, 409, 415, 422, 429, 503]),
  message: Schema.String,
  errors: Schema.Record(Schema.String, Schema.String),
  /** Sent with 429 and 503. */
  retryAfterSeconds: Schema.optionalKey(Schema.Int)
}) {}

export const refuseCall = (
  status: CallRefused["status"],
  message: string,
  errors: Readonly<Record<string, string>> = {}
): Effect.Effect<never, CallRefused> => Effect.fail(new CallRefused({ status, message, errors }))

/** The message repeats the field's text, because a toast shows only the message (ERRC-011, ERRC-012). */
export const refuseField = (field: string, text: string): Effect.Effect<never, CallRefused> => refuseCall(422, text, { [field]: text })

/** Uses the general message. */
export const unfitField = (field: string, text: string): Effect.Effect<never, CallRefused> =>
  refuseCall(422, refusalTexts.unfit, { [field]: text })

export const notFound = (message: string): CallRefused => new CallRefused({ status: 404, message, errors: {} })

export const refusalTexts = {
  unfit: "Проверьте правильность введенных данных",
  pastDay: "Этот день уже прошёл. Выберите сегодняшний или более поздний",
  userExists: "Такой пользователь уже существует",
  textMissing: "Нужны слова: их прочитает покупатель",
  commonPassword: "Такие пароли подбирают первыми. Придумайте другой",
  unknownClient: "Неизвестный клиент: нужен заголовок x-client-key",
  unknownAddress: "Такого адреса нет",
  wrongMethod: "Этот адрес не принимает такой метод",
  tooLarge: "Слишком большой запрос",
  tooLong: "Слишком длинный адрес",
  notJson: "Нужно тело в формате JSON",
  notFile: "Нужен файл: тело application/octet-stream",
  notFiles: "Нужны файлы: тело multipart/form-data",
  notForm: "Нужны поля формы",
  foreign: "Запрос пришёл с другого сайта. Откройте магазин и попробуйте ещё раз",
  malformed: "Не удалось прочитать запрос",
  outdated: "Страница открыта давно: магазин с тех пор обновился. Загрузите её заново",
  away: "Магазин сейчас недоступен. Попробуйте ещё раз через минуту",
  failed: "Что-то пошло не так. Попробуйте ещё раз чуть позже"
} as const
