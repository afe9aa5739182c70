import type { fromRun, Run } from "../core/kernel/from-run.ts"
import type { Calls } from "./calls.ts"

/** Makes an actor of one of the calls, which come when they are first made. */
export type Called = <Input, Output>(choose: (calls: Calls) => Run<Input, Output>) => ReturnType<typeof fromRun<Input, Output>>
