import { parseArgs } from "node:util"
import { mutateMachines } from "./qa/mutants/mutate-machines.ts"
import { mutateRoom } from "./qa/mutants/mutate-room.ts"
import { readRoom } from "./qa/mutants/rooms.ts"

/**
 * `npm run qa:mutate`, `npm run qa:mutate -- header page`: mutates machines, in charts and bodies, and runs their models and pinned tables.
 * `npm run qa:mutate -- --room domain --sample 40 --seed 7`: mutates a sample of one area's files and runs the tests that reach them.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { room: { type: "string" }, sample: { type: "string", default: "40" }, seed: { type: "string" } }
})
const seed = values.seed === undefined ? Date.now() % 1_000_000_007 : Number(values.seed)

process.exitCode =
  values.room === undefined
    ? await mutateMachines(positionals)
    : await mutateRoom({ room: readRoom(values.room), count: Number(values.sample), seed })
