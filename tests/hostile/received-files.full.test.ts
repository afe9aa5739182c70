import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createInterface } from "node:readline"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { formOf } from "../support/server/forms.ts"

const maxBytes = 10_485_760

describe("receiving the files of a form", () => {
  let child: ChildProcess
  let port: string
  beforeEach(async () => {
    child = spawn(process.execPath, [new URL("../support/server/receiver-process.ts", import.meta.url).pathname], {
      stdio: ["ignore", "pipe", "inherit"]
    })
    port = child.stdout === null ? "" : String((await once(createInterface(child.stdout), "line"))[0])
  })
  afterEach(async () => {
    const ended = once(child, "exit")
    child.kill("SIGKILL")
    await ended
  })

  /** Memory of the process in MB: current, or its peak. */
  const memory = (field: "VmRSS" | "VmHWM"): number =>
    Number(new RegExp(String.raw`${field}:\s+(\d+) kB`).exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024
  const send = async (bytes: number): Promise<string> => {
    const { body, type } = formOf([{ field: "file[]", name: "scan.jpg", content: Buffer.alloc(bytes, 7) }])
    return (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers: { "content-type": type }, body })).text()
  }

  test("uses at most 32 MB of memory for 10 MB", async () => {
    expect(await send(1_000)).toBe("1000")
    const before = memory("VmRSS")
    expect(await send(maxBytes)).toBe(String(maxBytes))
    expect(memory("VmHWM") - before).toBeLessThan(32)
  })

  test("uses at most 160 MB for twenty times 10 MB at once", async () => {
    expect(await send(1_000)).toBe("1000")
    const before = memory("VmRSS")
    const sums = await Promise.all(Array.from({ length: 20 }, () => send(maxBytes)))
    expect(new Set(sums)).toEqual(new Set([String(maxBytes)]))
    expect(memory("VmHWM") - before).toBeLessThan(160)
  })
})
