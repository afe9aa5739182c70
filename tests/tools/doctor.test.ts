import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { fileKey } from "../../tools/doctor/examinations.ts"

test("the doctor warns of a key file beside the files, and of one that others can read", () => {
  const SHOP_DATA_DIR = mkdtempSync(join(tmpdir(), "doctor-"))
  const path = join(SHOP_DATA_DIR, "files.key")
  expect(fileKey({ SHOP_DATA_DIR }).ok).toBe(true)
  writeFileSync(path, "key", { mode: 0o600 })
  expect(fileKey({ SHOP_DATA_DIR })).toEqual({
    ok: false,
    says: `${path} lies beside the files: in production set FILES_KEY, and this one as FILES_KEY_OLD`
  })
  chmodSync(path, 0o640)
  expect(fileKey({ SHOP_DATA_DIR })).toEqual({ ok: false, says: `${path} can be read by others (mode 640): chmod 600 ${path}` })
  expect(fileKey({ SHOP_DATA_DIR, FILES_KEY: "key" })).toEqual({ ok: true, says: "FILES_KEY" })
  rmSync(SHOP_DATA_DIR, { recursive: true })
})
