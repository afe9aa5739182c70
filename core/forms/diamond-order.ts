import { Schema } from "effect"
import { caratsText, wishFaults, wishFields } from "../contract/diamond-orders.ts"
import type { ComparableWish } from "../domain/diamond-orders/comparable-stones.ts"
import { wishBounds } from "../domain/diamond-orders/diamond-order.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import type { Errors, Values } from "../domain/form/form.ts"
import { isoDayOrNull } from "../domain/form/mask.ts"
import { clarities, colors, shapes } from "../domain/product/diamond.ts"
import { shapeNames } from "../domain/product/diamond-names.ts"
import { checkBy, trimText } from "./check-by.ts"
import { faultOfNamed } from "./chosen-files.ts"
import type { ShopForm } from "./shop-form.ts"

const grades = (all: ReadonlyArray<string>) => all.map((value) => ({ value, label: value }))

/** PERS-017, in steps: shape, weight, grades, budget and date, comment and files. */
export const diamondOrderForm: ShopForm = {
  name: "diamondOrder",
  sentBy: ["diamondOrders.addFiles", "diamondOrders.ask"],
  dialogs: { diamondOrder: () => usualWish },
  isDrafted: true,
  hasFiles: true,
  fields: [
    {
      name: "shape",
      label: "Форма",
      kind: "choice",
      privacy: "plain",
      options: shapes.map((value) => ({ value, label: shapeNames[value] }))
    },
    { name: "weightFrom", label: "Масса от, карат", kind: "text", privacy: "plain", isRequired: true, most: 5, hint: "Например, 1,2" },
    { name: "weightTo", label: "Масса до, карат", kind: "text", privacy: "plain", isRequired: true, most: 5, hint: "Например, 1,5" },
    { name: "colorFrom", label: "Цвет от", kind: "choice", privacy: "plain", options: grades(colors) },
    { name: "colorTo", label: "Цвет до", kind: "choice", privacy: "plain", options: grades(colors) },
    { name: "clarityFrom", label: "Чистота от", kind: "choice", privacy: "plain", options: grades(clarities) },
    { name: "clarityTo", label: "Чистота до", kind: "choice", privacy: "plain", options: grades(clarities) },
    { name: "budget", label: "Бюджет, ₽", kind: "text", privacy: "plain", mask: { number: { most: wishBounds.budget.most } } },
    { name: "wishedOn", label: "К какому дню", kind: "date", mask: { pattern: "##.##.####" }, hint: "День, месяц и год" },
    { name: "wishComment", label: "Пожелания", kind: "lines", privacy: "personal", most: wishBounds.comment, isCounted: true },
    { name: "wishFiles", label: "Файлы", kind: "secret", isRecalled: true }
  ],
  check: (values) => checkWish(values),
  judge: ({ wishFiles = "" }) => faultOfNamed("wishFiles", wishFiles, { most: wishBounds.files.most, isRequired: false }),
  refused: (refusal) =>
    refusal._tag !== "Refused"
      ? { banner: "Заявка не отправлена. Введённое осталось в форме", errors: {} }
      : Object.keys(refusal.errors).length > 0
        ? { banner: null, errors: atFields(refusal.errors) }
        : { banner: refusal.message, errors: {} }
}

const checkFields = checkBy(Schema.Struct(wishFields))

const checkWish = (values: Values): Errors => {
  const wish = wishBody(values)
  const missing = (["weightFrom", "weightTo"] as const)
    .filter((name) => trimText(values[name]) === "" || Number.isNaN(wish[name]))
    .map((name) => [name, trimText(values[name]) === "" ? fieldTexts.required : caratsText] as const)
  return { ...Object.fromEntries(wishFaults(wish)), ...atFields(checkFields(wish)), ...Object.fromEntries(missing) }
}

/** Decimal commas become points; an empty budget or date is `null`. */
export const wishBody = (values: Values) => {
  const text = (name: string) => trimText(values[name])
  const one = <T extends string>(all: ReadonlyArray<T>, name: string, usual: T): T => all.find((each) => each === text(name)) ?? usual
  const budget = text("budget").replaceAll(/\D/g, "")
  return {
    shape: one(shapes, "shape", "round"),
    weightFrom: Number(text("weightFrom").replace(",", ".")),
    weightTo: Number(text("weightTo").replace(",", ".")),
    colorFrom: one(colors, "colorFrom", "D"),
    colorTo: one(colors, "colorTo", "H"),
    clarityFrom: one(clarities, "clarityFrom", "IF"),
    clarityTo: one(clarities, "clarityTo", "VS2"),
    budget: budget === "" ? null : Number(budget),
    wishedOn: isoDayOrNull(text("wishedOn")),
    comment: text("wishComment")
  }
}

export const usualWish: Values = {
  shape: "round",
  weightFrom: "1",
  weightTo: "1,5",
  colorFrom: "D",
  colorTo: "H",
  clarityFrom: "IF",
  clarityTo: "VS2"
}

/** `null` while a criterion is invalid. */
export const comparableWish = (values: Values): ComparableWish | null => {
  const { clarityFrom, clarityTo, colorFrom, colorTo, shape, weightFrom, weightTo } = wishBody(values)
  const compared = ["shape", "weightFrom", "weightTo", "colorFrom", "colorTo", "clarityFrom", "clarityTo"]
  return Object.keys(checkWish(values)).some((name) => compared.includes(name))
    ? null
    : { clarityFrom, clarityTo, colorFrom, colorTo, shape, weightFrom, weightTo }
}

const atFields = ({ comment, files, ...errors }: Errors): Errors => ({
  ...errors,
  ...(comment !== undefined && { wishComment: comment }),
  ...(files !== undefined && { wishFiles: files })
})
