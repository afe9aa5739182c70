import { describe, expect, it } from "vitest"
import { emptyValues, type FormRefusal, describeRefusal } from "../../core/domain/form/form.ts"
import { failureTexts } from "../../core/domain/navigation/load-failure.ts"
import { networkText } from "../../core/domain/shell/network-text.ts"
import { everyForm } from "../../core/shop/marks.ts"
import { cart } from "../../core/shop/capabilities/cart.ts"
import { favourites } from "../../core/shop/capabilities/favourites.ts"
import { refusalTexts } from "../../server/platform/api/refusal.ts"
import { cyrillicShare, foreignIn } from "../support/russian.ts"

const textsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Chosen files are written as JSON in their field. */
const isOfFiles = (name: string) => name === "photos" || name === "wishFiles"

/** Values that no form accepts: too long and of the wrong kind. */
const wrong = "?".repeat(20_000)

describe("messages of the shop", () => {
  it("[GEN-001] on an invalid or refused form are in Russian", () => {
    const refusals: ReadonlyArray<FormRefusal> = [
      { _tag: "Refused", status: 422, message: refusalTexts.unfit, errors: {} },
      ...(["AuthenticationFailed", "LinkGone", "TooOften", "SecretsGone", "Offline", "Unreachable"] as const).map((_tag) => ({ _tag })),
      ...(["ServerFailed", "Unreadable", "Defect"] as const).map((_tag) => ({ _tag }))
    ]
    for (const form of everyForm) {
      const names = form.fields.flatMap(({ kind, name }) => (kind === "given" || kind === "flag" || isOfFiles(name) ? [] : [name]))
      const filled = Object.fromEntries(names.map((name) => [name, wrong]))
      const full = { ...emptyValues(form), ...filled }
      const said = [
        ...form.fields.flatMap(({ hint = "", label, options = [] }) => [label, hint, ...options.map((option) => option.label)]),
        ...textsIn([form.check(emptyValues(form)), form.check(full), form.judge({}), form.judge(filled)]),
        ...textsIn(refusals.map((refusal) => describeRefusal(form, refusal)))
      ]
      expect({ form: form.name, foreign: foreignIn(said) }).toEqual({ form: form.name, foreign: [] })
      expect(cyrillicShare(said), form.name).toBeGreaterThan(0.9)
    }
  })

  it("[GEN-001] in a toast, on the network, and on a failed call or page are in Russian", () => {
    const toasts = [
      cart.policies?.["cart.removed"]?.({ type: "cart.removed", lines: [] } as never),
      ...[true, false].flatMap((isCutOff) => [
        cart.policies?.["cart.writePostponed"]?.({ type: "cart.writePostponed", isCutOff } as never),
        favourites.policies?.["wishlist.writePostponed"]?.({ type: "wishlist.writePostponed", isCutOff } as never)
      ])
    ]
    const { away, commonPassword, failed, foreign, outdated, unfit, userExists } = refusalTexts
    const said = [
      ...textsIn(toasts).filter((text) => /\s/.test(text)),
      ...textsIn([failureTexts, networkText, { away, commonPassword, failed, foreign, outdated, unfit, userExists }])
    ]
    expect(said.length).toBeGreaterThan(20)
    expect(foreignIn(said)).toEqual([])
  })
})
