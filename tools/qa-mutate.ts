import { parseArgs } from "node:util"
import { mutateMachines } from "./qa/mutants/mutate-machines.ts"
import { mutateRoom } from "./qa/mutants/mutate-room.ts"
import { readRoom } from "./qa/mutants/rooms.ts"

/**
 * `npm run qa:mutate`, `npm run qa:mutate -- header page`: breaks machines, in their charts and their bodies, and asks their models and their pinned tables.
 * `npm run qa:mutate -- --room domain --sample 40 --seed 7`: breaks one thing after another in the files of a room, and runs the tests that come there.
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
