import { parseArgs } from "node:util"
import { wholeNumber, withUsage } from "./arguments.ts"
import { mutateMachines } from "./qa/mutants/mutate-machines.ts"
import { mutateRoom } from "./qa/mutants/mutate-room.ts"
import { readRoom } from "./qa/mutants/rooms.ts"

/**
 * `npm run qa:mutate [-- MACHINE…]`: mutates charts and bodies of machines, and runs their models and tables. `-- --room domain --sample 40
 * --seed 7`: mutates a sample of an area and runs the tests that reach it.
 */
const { machines, sample } = await withUsage("npm run qa:mutate -- [MACHINE…] | --room domain [--sample 40] [--seed 7]", () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { room: { type: "string" }, sample: { type: "string", default: "40" }, seed: { type: "string" } }
  })
  const seed = values.seed === undefined ? Date.now() % 1_000_000_007 : wholeNumber("seed", values.seed, 0)
  const count = wholeNumber("sample", values.sample, 1)
  return { machines: positionals, sample: values.room === undefined ? null : { room: readRoom(values.room), count, seed } }
})

process.exitCode = sample === null ? await mutateMachines(machines) : await mutateRoom(sample)
