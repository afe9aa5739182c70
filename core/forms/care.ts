import type { DialogProps } from "../contract/dialogs.ts"
import type { Errors, Values } from "../domain/form/form.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { careKindNames, careKinds } from "../domain/orders/care-kinds.ts"
import { allowedFor, isCareKind, readCareLines, writeAllowed } from "../domain/orders/care-lines.ts"
import { asksReason, longReasonText, maxCareReasonLength, reasonTexts } from "../domain/orders/care-text.ts"
import { isoDayOrNull } from "../domain/form/mask.ts"
import { isDay } from "../domain/text/days.ts"
import { trimText } from "./check-by.ts"
import { infoDialog, type ShopForm } from "./shop-form.ts"

/** Preselects a single item. */
export const careValues = ({ id, lines }: DialogProps<"orderCare">): Values => {
  const [only, ...others] = lines
  return {
    order: String(id),
    allowed: writeAllowed(lines),
    ...(only !== undefined && others.length === 0 && { careLines: `${only.position}:${only.quantity}` })
  }
}

export const careForm: ShopForm = {
  name: "care",
  sentBy: ["orders.askCare"],
  dialogs: { orderCare: careValues },
  after: (answer) =>
    isDone(answer)
      ? infoDialog({ title: "Подарок отменён", text: "Письмо не уйдёт, деньги возвращаем вам." })()
      : infoDialog({ title: "Обращение принято", text: "Ответим письмом и здесь, на странице заказа." })(),
  isSentLater: true,
  subject: "order",
  fields: [
    {
      name: "careKind",
      label: "Что сделать",
      kind: "choice",
      privacy: "plain",
      isRequired: true,
      options: careKinds.map((value) => ({ value, label: careKindNames[value] }))
    },
    { name: "careLines", label: "С какими вещами", kind: "choice", privacy: "plain", isRequired: true },
    { name: "careReason", label: "Что нам важно знать", kind: "lines", privacy: "personal", most: maxCareReasonLength, isCounted: true },
    {
      name: "wishedOn",
      label: "Когда удобно передать",
      kind: "date",
      mask: { pattern: "##.##.####" },
      hint: "Можно не указывать: согласуем в ответе",
      autocomplete: "off"
    },
    { name: "order", label: "", kind: "given", privacy: "plain" },
    { name: "allowed", label: "", kind: "given", privacy: "plain" }
  ],
  check: (values) => checkCare(values),
  judge: () => ({}),
  refused: (refusal) =>
    refusal._tag === "Refused"
      ? { banner: Object.keys(refusal.errors).length > 0 ? null : refusal.message, errors: atFields(refusal.errors) }
      : { banner: "Не получилось отправить. Попробуйте ещё раз", errors: {} }
}

const checkCare = (values: Values): Errors => {
  const { careReason, kind, lines, wishedOn } = careBody(values)
  return {
    ...(kind === null && { careKind: fieldTexts.required }),
    ...(kind !== null && lines.length === 0 && { careLines: fieldTexts.required }),
    ...(kind !== null && asksReason(kind) && careReason === "" && { careReason: reasonTexts[kind] ?? fieldTexts.required }),
    ...(careReason.length > maxCareReasonLength && { careReason: longReasonText }),
    ...(wishedOn !== null && !isDay(wishedOn) && { wishedOn: fieldTexts.day })
  }
}

/** Leaves out items that the kind does not allow. */
export const careBody = (values: Values) => {
  const kind = isCareKind(values["careKind"]) ? values["careKind"] : null
  const allowed = kind === null ? [] : allowedFor(trimText(values["allowed"]), kind)
  return {
    kind,
    lines: readCareLines(trimText(values["careLines"])).filter(({ position }) => allowed.includes(position)),
    careReason: trimText(values["careReason"]),
    wishedOn: isoDayOrNull(trimText(values["wishedOn"]))
  }
}

const atFields = ({ kind, lines, ...errors }: Errors): Errors => ({
  ...errors,
  ...(kind !== undefined && { careKind: kind }),
  ...(lines !== undefined && { careLines: lines })
})

const isDone = (answer: unknown): boolean => typeof answer === "object" && answer !== null && "state" in answer && answer.state === "done"
