export type PaperPart = "open" | "link"

type Refusal = { readonly _tag: string; readonly message?: string } | null

const undone = {
  open: "Не получилось открыть документ.",
  copy: "Не получилось скопировать ссылку.",
  share: "Не получилось отправить ссылку.",
  withdraw: "Не получилось отозвать ссылку. Она пока действует."
} as const

/** `refusal` is `null` when the browser denied the action. */
export const paperRefusal = (kind: keyof typeof undone, refusal: Refusal): string => {
  if (refusal?._tag === "Refused") return `${undone[kind]} ${refusal.message ?? ""}.`
  if (refusal?._tag === "TooOften") return `${undone[kind]} Слишком много попыток, подождите немного.`
  if (refusal?._tag === "Unreachable") return `${undone[kind]} Нет связи с магазином.`
  return kind === "copy" && refusal === null ? `${undone.copy} Разрешите браузеру доступ к буферу обмена.` : undone[kind]
}
