import { Effect } from "effect"
import { expect, test } from "vitest"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { formSecrets } from "../../../core/services/forms/form-secrets.ts"

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
