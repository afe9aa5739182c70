import { formNames } from "../forms/every-form.ts"
import type { Machines } from "../journal/machines.ts"
import { loadMachine, lazyMachine } from "../kernel/lazy-machine.ts"
import { makeSystem } from "../kernel/system.ts"
import type { InnerMachines } from "./late-machines.ts"
import { shopPlan } from "./shop.ts"

/** The newsletter and the question are features, so they are not among the forms. */
const innerNames: ReadonlyArray<keyof InnerMachines> = [
  ...(["confirmation", "passportView", "dataCopy", "devices", "comparable", "marketing", "platform"] as const),
  ...formNames.filter((name) => name !== "newsletter" && name !== "question")
]

const { system, ...features } = makeSystem(shopPlan).machines

const ofInner = <N extends keyof InnerMachines>(name: N) =>
  lazyMachine<InnerMachines[N]>(name, () =>
    import("./late-machines.ts").then(({ innerMachines }) => loadMachine<InnerMachines[N]>(innerMachines[name]))
  )

export const machines: Machines = {
  ...features,
  ...(system && { shop: system }),
  ...Object.fromEntries(innerNames.map((name) => [name, ofInner(name)]))
}
