import { Effect } from "effect"
import { expect, test } from "vitest"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { shownPassport } from "../../../core/domain/passport/passport.ts"
import { writePhotos } from "../../../core/forms/review.ts"
import { formSecrets, hasRecalledSecrets } from "../../../core/services/forms/form-secrets.ts"

test("a secret is put into the vault, and the verdicts cover every secret of its form without containing one", () => {
  const vault = makeVault()
  const { judge, recall } = formSecrets(vault)
  const first = judge("changePassword", "oldPassword", "hunter22")
  expect(Object.keys(first).toSorted()).toEqual(["newPassword", "oldPassword", "repeatPassword"])
  expect(first["oldPassword"]).toBeNull()
  expect(first["newPassword"]).not.toBeNull()
  expect(Effect.runSync(vault.read("changePassword", "oldPassword"))).toBe("hunter22")
  expect(JSON.stringify(first)).not.toContain("hunter22")
  expect([recall("changePassword", "oldPassword"), recall("changePassword", "newPassword")]).toEqual(["hunter22", ""])
})

test.each([
  ["passport", "passportSerial", "4508"],
  ["passport", "photos", JSON.stringify([{ name: "page.jpg", bytes: 1 }])],
  ["diamondOrder", "wishFiles", JSON.stringify([{ name: "sketch.pdf", bytes: 1 }])],
  ["review", "photos", writePhotos("100001-1", ["aaaa"])]
] as const)("what a reopened form shows again is recalled until it is removed or sent: %s, %s", (form, field, text) => {
  const vault = makeVault()
  const { judge } = formSecrets(vault)
  expect(hasRecalledSecrets(vault)).toBe(false)
  judge(form, field, text)
  expect(hasRecalledSecrets(vault)).toBe(true)
  judge(form, field, form === "review" ? writePhotos("100001-1", []) : "")
  expect(hasRecalledSecrets(vault)).toBe(false)
  judge(form, field, text)
  Effect.runSync(vault.clear(form))
  expect(hasRecalledSecrets(vault)).toBe(false)
})

test("passwords and the data of a saved passport are not recalled", () => {
  const vault = makeVault()
  formSecrets(vault).judge("login", "password", "hunter22")
  formSecrets(vault).claim("passport", 7)
  Effect.runSync(vault.put("address", "password-reset", "token"))
  Effect.runSync(vault.put(shownPassport, "serial", "4508"))
  expect(hasRecalledSecrets(vault)).toBe(false)
})
