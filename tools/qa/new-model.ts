import type { AnyStateMachine } from "xstate"
import { actorsOf, eventTypesOf, nodesOf, stateName } from "../../qa/paths/chart.ts"

type MachineFile = {
  /** Key of the machine in the shop. */
  readonly name: string
  readonly exported: string
  readonly file: string
  readonly machine: AnyStateMachine
  /** Text of the machine's files, with the types of its events. */
  readonly source: string
}

/** Model file with everything derivable from the machine; payloads and two sentences remain to be written. */
export const newModel = ({ exported, file, machine, name, source }: MachineFile): string => {
  const all = eventTypesOf(machine)
  const types = all.filter((type) => !type.startsWith("xstate."))
  const events = types.map((type) => ({ type, fields: fieldsOf(type, source) })).filter(({ fields }) => fields.length > 0)
  const timeouts = all.filter((type) => type.startsWith("xstate.after."))
  const outcomes = all.filter((type) => type.startsWith("xstate.done.actor.") || type.startsWith("xstate.error.actor."))
  const nodes = nodesOf(machine.root)
  const answered = nodes
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ id, src }) => (outcomes.some((type) => type.endsWith(`.actor.${id}`)) ? [src] : []))
  const callbackActors = actorsOf(machine).filter((actor) => !answered.includes(actor))
  const leaves = nodes.filter(({ states }) => Object.keys(states).length === 0)
  const texts = [...types, ...outcomes].map((type) => `    "${type}": "${readableType(type)}"`)
  const rows = [
    ...events.map(({ fields, type }) => `{ type: "${type}", ${fields.map(([field, sample]) => `${field}: ${sample}`).join(", ")} }`),
    ...outcomes.flatMap((type) =>
      type.startsWith("xstate.done") ? [`{ type: "${type}", output: succeeded(undefined) }`] : [`{ type: "${type}", error: defect }`]
    )
  ]
  const needs = [
    ...(outcomes.some((type) => type.startsWith("xstate.done")) ? ['import { succeeded } from "../../../core/kernel/outcome.ts"'] : []),
    `import { ${exported} } from "../../../${file}"`,
    'import { currentState, defineModel } from "../../../qa/paths/model.ts"',
    ...(outcomes.some((type) => type.startsWith("xstate.error")) ? ['import { defect } from "../../../qa/paths/visits.ts"'] : [])
  ]
  return `${needs.join("\n")}

const stateTexts: Readonly<Record<string, string>> = {
${leaves.map((node) => `  "${stateName(node)}": "${node.path.join(", ")}"`).join(",\n")}
}

export const model = defineModel<typeof ${exported}>({
  name: "${name}",
  world: {
    machine: ${exported},
    input: undefined,${callbackActors.length === 0 ? "" : `\n    callbackActors: ${JSON.stringify(callbackActors)},`}
    events: [
${rows.map((row) => `      ${row}`).join(",\n")}
    ]
  },
${delaysIn(machine)}  describeState: (snapshot) => stateTexts[currentState(snapshot)] ?? currentState(snapshot),
  eventTexts: {
${texts.join(",\n")}
  },
  invariants: {
    "never stops with an error": (snapshot) => snapshot.status !== "error"
  },
  postconditions: {
${timeouts.length === 0 ? '    "stays active after every event": ({ after }) => after.status !== "error"' : timeouts.map(delaySentence).join(",\n")}
  }
})
`
}

type ModelSource = Pick<MachineFile, "name" | "machine"> & {
  readonly file: string
}

/** Test of the transition table; its first run fills it in. */
export const newTable = ({ file, machine, name }: ModelSource): string => {
  const maker = machine.root.type === "parallel" ? "tableOfRegions" : "tableOf"
  return `import { expect, it } from "vitest"
import { ${maker} } from "../../../qa/paths/paths.ts"
import { model } from "./${file}"

it("the machine ${name} has these transitions", () => {
  expect(${maker}(model.world)).toMatchInlineSnapshot()
})
`
}

/** Present delays, to be reviewed. */
const delaysIn = ({ implementations }: AnyStateMachine): string => {
  const delays = Object.entries(implementations.delays).map(([name, delay]) => `${name}: ${String(delay)}`)
  return delays.length === 0 ? "" : `  delays: { ${delays.join(", ")} },\n`
}

/** Initial sentence for a delay, by the present chart. */
const delaySentence = (type: string): string => {
  const [, delay = ""] = /^xstate\.after\.(\w+)/.exec(type) ?? []
  return `    "changes its state after ${delay} (${type.split(".").slice(3).join(".")})": ({ after, before, event }) => event.type !== "${type}" || currentState(after) !== currentState(before)`
}

const readableType = (type: string): string =>
  type
    .replace(/^xstate\.done\.actor\./, "done: ")
    .replace(/^xstate\.error\.actor\./, "error: ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(".", " ")
    .toLowerCase()

const samples: Readonly<Record<string, string>> = { string: '""', number: "0", boolean: "false" }

/** Payload by the machine's types, with a sample value per field. */
const fieldsOf = (type: string, source: string): ReadonlyArray<readonly [field: string, sample: string]> => {
  const [, own = ""] =
    new RegExp(`type: (?:"[\\w.]+" \\| )*"${type.replaceAll(".", "\\.")}"(?: \\| "[\\w.]+")*;([^}]*)\\}`).exec(source) ?? []
  return [...own.matchAll(/readonly (\w+)\??: ([^;}]+)/g)].map(
    ([, field = "", kind = ""]) => [field, samples[kind.trim()] ?? "null"] as const
  )
}
