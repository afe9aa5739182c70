import { Effect } from "effect"
import { expect, test } from "vitest"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { secretJudge } from "../../../core/services/forms/secret-judge.ts"

test("a secret goes into the vault, and what is said is of every secret of its form and holds none", () => {
  const vault = makeVault()
  const judge = secretJudge(vault)
  const first = judge("changePassword", "oldPassword", "hunter22")
  expect(Object.keys(first).toSorted()).toEqual(["newPassword", "oldPassword", "repeatPassword"])
  expect(first["oldPassword"]).toBeNull()
  expect(first["newPassword"]).not.toBeNull()
  expect(Effect.runSync(vault.read("changePassword", "oldPassword"))).toBe("hunter22")
  expect(JSON.stringify(first)).not.toContain("hunter22")
})
