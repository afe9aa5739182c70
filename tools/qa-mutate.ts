import { parseArgs } from "node:util"
import { wholeNumber, withUsage } from "./arguments.ts"
import { mutateMachines } from "./qa/mutants/mutate-machines.ts"
import { mutateArea } from "./qa/mutants/mutate-area.ts"
import { readArea } from "./qa/mutants/areas.ts"

/**
 * `npm run qa:mutate [-- MACHINE…]`: mutates charts and bodies of machines, and runs their models and tables. `-- --area domain --sample 40
 * --seed 7`: mutates a sample of an area and runs the tests that reach it.
 */
const { machines, sample } = await withUsage("npm run qa:mutate -- [MACHINE…] | --area domain [--sample 40] [--seed 7]", () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { area: { type: "string" }, sample: { type: "string", default: "40" }, seed: { type: "string" } }
  })
  const seed = values.seed === undefined ? Date.now() % 1_000_000_007 : wholeNumber("seed", values.seed, 0)
  const count = wholeNumber("sample", values.sample, 1)
  return { machines: positionals, sample: values.area === undefined ? null : { area: readArea(values.area), count, seed } }
})

process.exitCode = sample === null ? await mutateMachines(machines) : await mutateArea(sample)
