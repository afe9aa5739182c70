import { expect, it } from "vitest"
import { run } from "../../tools/run.ts"

const node = (script: string, until?: number) =>
  run({ file: process.execPath, args: ["-e", script], output: "keep", ...(until === undefined ? {} : { until }) })

it("returns what a command wrote and its exit code", async () => {
  expect(await node("console.log('well'); process.exitCode = 3")).toMatchObject({ code: 3, output: "well\n", isStopped: false })
  expect(await run({ file: "no-such-command", args: [], output: "keep" })).toMatchObject({ code: 127, isStopped: false })
})

it("asks a command to end at its time and lets it write its report", async () => {
  const script = "process.on('SIGINT', () => { console.log('report'); process.exit(1) }); setInterval(() => {}, 1000); console.log('begun')"
  expect(await node(script, Date.now() + 1_500)).toMatchObject({ code: 1, output: "begun\nreport\n", isStopped: true })
})
