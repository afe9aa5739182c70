import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { inRoot } from "../../tools/root.ts"

describe("temporary files of a run in memory", () => {
  let mount: string
  beforeAll(() => {
    mount = mkdtempSync(join(tmpdir(), "memory-"))
  })
  afterAll(() => rmSync(mount, { recursive: true, force: true }))

  /** Temporary folder of a process that asks for `least` free bytes, and of its child. */
  const foldersWith = (least: number): { readonly own: string; readonly child: string } => {
    const module = JSON.stringify(inRoot("tools/test/memory-folder.ts"))
    const print = `process.stdout.write((await import("node:os")).tmpdir())`
    const code = `
      const { useMemoryForTemporaryFiles } = await import(${module})
      useMemoryForTemporaryFiles({ mount: ${JSON.stringify(mount)}, least: ${least} })
      const child = (await import("node:child_process")).execFileSync(process.execPath, ["--input-type=module", "-e", ${JSON.stringify(print)}], { encoding: "utf8" })
      console.log(JSON.stringify({ own: (await import("node:os")).tmpdir(), child }))`
    const env = { ...process.env, TMPDIR: "/tmp" }
    return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8", env }))
  }

  it("are in a folder of the process and its children, removed at its end", () => {
    const { child, own } = foldersWith(0)
    expect(own.startsWith(join(mount, "gran-tests-"))).toBe(true)
    expect(child).toBe(own)
    expect(existsSync(own)).toBe(false)
  })

  it("stay on the disk without room", () => {
    expect(foldersWith(2 ** 60)).toEqual({ own: "/tmp", child: "/tmp" })
  })

  it("of a killed process are removed by the next run, those of a running one are not", () => {
    const [killed, running] = [join(mount, "gran-tests-999999999"), join(mount, `gran-tests-${process.pid}`)]
    for (const folder of [killed, running]) mkdirSync(folder)
    foldersWith(0)
    expect([existsSync(killed), existsSync(running)]).toEqual([false, true])
  })
})
