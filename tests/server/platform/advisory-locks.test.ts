import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { advisoryLocks } from "../../../server/platform/db/advisory-locks.ts"

/** Keys written as numbers in the calls of the given files. */
const keysIn = (pattern: string): ReadonlyArray<number> =>
  globSync(pattern).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/pg_(?:try_)?advisory_\w*lock\w*\((\d+)/g)].map(([, key]) => Number(key))
  )

it("gives each purpose an advisory lock of its own", () => {
  const keys = [...Object.values(advisoryLocks), ...keysIn("server/platform/db/migrations/*.sql")]
  expect(keys.toSorted((one, other) => one - other)).toEqual([4726, 4727, 4728, 4729, 4730, 4731, 4732])
  expect(keysIn("server/**/*.ts")).toEqual([])
})
