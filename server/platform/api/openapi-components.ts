import type { Endpoint } from "../../../core/contract/endpoint.ts"
import type { Json, Schemas } from "./json-schema.ts"

const header = (name: string, description: string): Json => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string" }
})

const refusal = (description: string): Json => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } }
})

const later = (description: string): Json => ({
  ...refusal(description),
  headers: { "retry-after": { schema: { type: "integer" }, description: "Через сколько секунд повторить" } }
})

/** SEC-004, SEC-005 for the product API; SEC-006 with a captcha. */
export const headersOf = ({ base, isRepeatable, method, path }: Endpoint): ReadonlyArray<Json> => {
  if (base !== "/api/v2") return []
  const captcha = method === "POST" && path === "/cart/" ? ["CaptchaToken"] : []
  const names = ["SaleUserId", "DeviceId", ...captcha, ...(isRepeatable ? ["IdempotencyKey"] : [])]
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

export const headers: Schemas = {
  SaleUserId: header("x-sale-user-id", "Номер покупателя или гостя (SEC-004)"),
  DeviceId: header("x-device-id", "UUID устройства (SEC-005)"),
  CaptchaToken: header("x-token", "Токен капчи при добавлении в корзину (SEC-006)"),
  IdempotencyKey: header("idempotency-key", "Ключ записи: повтор с тем же ключом и телом отвечает так же и ничего не меняет")
}

/** SEC-001, SEC-002, SEC-003. */
export const securitySchemes: Schemas = {
  clientKey: { type: "apiKey", in: "header", name: "x-client-key", description: "Постоянный ключ клиента (SEC-003)" },
  bearer: {
    type: "http",
    scheme: "bearer",
    description:
      "Токен вошедшего покупателя; гость его не посылает (SEC-001, SEC-002). Негодный токен отклоняется раньше, чем читается запрос"
  }
}

/** API-003. */
export const refusalSchema: Json = {
  type: "object",
  required: ["message", "data"],
  properties: {
    message: { type: "string", description: "Текст для покупателя" },
    data: { type: "object", required: ["errors"], properties: { errors: { type: "object", additionalProperties: { type: "string" } } } },
    requestId: { type: "string", description: "Номер запроса, если сломался сервер" }
  }
}

export const refusals: Schemas = {
  401: refusal("Нужно войти"),
  403: refusal("Нет прав, нет ключа клиента, или запись послана с другого сайта"),
  404: refusal("Не найдено"),
  409: refusal("Уже поздно: состояние изменилось"),
  413: refusal("Слишком большое тело"),
  415: refusal("Тело не в формате JSON"),
  422: refusal("Некорректные поля: тексты стоят в data.errors"),
  429: later("Слишком часто"),
  500: refusal("Что-то пошло не так"),
  503: later("Магазин сейчас недоступен")
}
