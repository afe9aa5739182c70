import { formNames } from "../forms/every-form.ts"
import type { Machines } from "../journal/machines.ts"
import { loadMachine, lazyMachine } from "../kernel/lazy-machine.ts"
import { makeSystem } from "../kernel/system.ts"
import type { InnerMachines } from "./late-machines.ts"
import { shopPlan } from "./shop.ts"

/** Names of inner machines. The newsletter and the question are features, so they are not among the forms. */
const inner: ReadonlyArray<keyof InnerMachines> = [
  ...(["confirmation", "passportView", "dataCopy", "devices", "comparable", "marketing", "platform"] as const),
  ...formNames.filter((name) => name !== "newsletter" && name !== "question")
]

const { system, ...features } = makeSystem(shopPlan).machines

const ofInner = <N extends keyof InnerMachines>(name: N) =>
  lazyMachine<InnerMachines[N]>(name, () =>
    import("./late-machines.ts").then(({ innerMachines }) => loadMachine<InnerMachines[N]>(innerMachines[name]))
  )

/** Machines by their names in a journal. */
export const machines: Machines = {
  ...features,
  ...(system && { shop: system }),
  ...Object.fromEntries(inner.map((name) => [name, ofInner(name)]))
}
