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
  const waits = all.filter((type) => type.startsWith("xstate.after."))
  const outcomes = all.filter((type) => type.startsWith("xstate.done.actor.") || type.startsWith("xstate.error.actor."))
  const nodes = nodesOf(machine.root)
  const answered = nodes
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ id, src }) => (outcomes.some((type) => type.endsWith(`.actor.${id}`)) ? [src] : []))
  const watchers = actorsOf(machine).filter((actor) => !answered.includes(actor))
  const leaves = nodes.filter(({ states }) => Object.keys(states).length === 0)
  const says = [...types, ...outcomes].map((type) => `    "${type}": "${readableType(type)}"`)
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
    input: undefined,${watchers.length === 0 ? "" : `\n    watchers: ${JSON.stringify(watchers)},`}
    events: [
${rows.map((row) => `      ${row}`).join(",\n")}
    ]
  },
${waitsIn(machine)}  tells: (snapshot) => stateTexts[currentState(snapshot)] ?? currentState(snapshot),
  says: {
${says.join(",\n")}
  },
  invariants: {
    "lives on": (snapshot) => snapshot.status !== "error"
  },
  promises: {
${waits.length === 0 ? '    "breaks at no event": ({ after }) => after.status !== "error"' : waits.map(waitSentence).join(",\n")}
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
const waitsIn = ({ implementations }: AnyStateMachine): string => {
  const waits = Object.entries(implementations.delays).map(([name, delay]) => `${name}: ${String(delay)}`)
  return waits.length === 0 ? "" : `  waits: { ${waits.join(", ")} },\n`
}

/** Initial sentence for a delay, by the present chart. */
const waitSentence = (type: string): string => {
  const [, delay = ""] = /^xstate\.after\.(\w+)/.exec(type) ?? []
  return `    "goes on after ${delay} (${type.split(".").slice(3).join(".")})": ({ after, before, event }) => event.type !== "${type}" || currentState(after) !== currentState(before)`
}

const readableType = (type: string): string =>
  type
    .replace(/^xstate\.done\.actor\./, "is answered: ")
    .replace(/^xstate\.error\.actor\./, "breaks: ")
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
