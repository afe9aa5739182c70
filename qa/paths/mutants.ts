import { type AnyStateMachine, createMachine } from "xstate"
import { nodesOf, stateName } from "./chart.ts"
import type { Mutant } from "./run-mutants.ts"
import type { Model } from "./model.ts"

type Kind = "delete a transition" | "redirect a transition" | "drop a guard" | "drop an action"
type Part = Readonly<Record<string, unknown>>
type Edit = { readonly kind: Kind; readonly what: string; readonly config: Part }

/** Models whose machine differs in one transition, guard or action of its chart. */
export const chartMutants = (model: Model): ReadonlyArray<Mutant> => {
  const { machine } = model.world
  const broken = (config: Part) => createMachine(config as never, machine.implementations as never) as unknown as AnyStateMachine
  return editsOf(machine.config as unknown as Part, [], machine).map(({ config, kind, what }) => ({
    kind,
    what,
    load: () => ({ ...model, world: { ...model.world, machine: broken(config) } })
  }))
}

const editsOf = (state: Part, path: ReadonlyArray<string>, machine: AnyStateMachine): ReadonlyArray<Edit> => {
  const name = path.length === 0 ? "*" : path.join(".")
  const own = [
    ...groups(state, "on"),
    ...groups(state, "after"),
    ...(state["always"] === undefined
      ? []
      : [{ event: "always", value: state["always"], put: (value: unknown) => ({ ...state, always: value }) }]),
    ...invokes(state)
  ].flatMap(({ event, put, value }) =>
    editsOfList(listOf(value), `${name} --${event}`, { machine, from: path }).map(({ config, kind, what }) => ({
      kind,
      what,
      config: put(config)
    }))
  )
  const bodies = (["entry", "exit"] as const).flatMap((place) =>
    listOf(state[place]).map((action, index, all): Edit => ({
      kind: "drop an action",
      what: `${name} ${place}: ${nameOf(action)}`,
      config: { ...state, [place]: all.filter((_, each) => each !== index) }
    }))
  )
  const children = Object.entries((state["states"] ?? {}) as Readonly<Record<string, Part>>).flatMap(([child, config]) =>
    editsOf(config, [...path, child], machine).map((edit) => ({
      ...edit,
      config: { ...state, states: { ...(state["states"] as Part), [child]: edit.config } }
    }))
  )
  return [...own, ...bodies, ...children]
}

type Group = { readonly event: string; readonly value: unknown; readonly put: (value: unknown) => Part }

const groups = (state: Part, key: "on" | "after"): ReadonlyArray<Group> =>
  Object.entries((state[key] ?? {}) as Part).map(([event, value]) => ({
    event: key === "after" ? `after ${event}` : event,
    value,
    put: (changed) => ({ ...state, [key]: { ...(state[key] as Part), [event]: changed } })
  }))

const invokes = (state: Part): ReadonlyArray<Group> =>
  listOf(state["invoke"]).flatMap((invoke, index, all) =>
    (["onDone", "onError"] as const).flatMap((key) => {
      const config = invoke as Part
      if (config[key] === undefined) return []
      const put = (changed: unknown) => ({
        ...state,
        invoke: all.map((each, place) => (place === index ? { ...config, [key]: changed } : each))
      })
      return [{ event: `${key} ${String(config["id"])}`, value: config[key], put }]
    })
  )

type Place = { readonly machine: AnyStateMachine; readonly from: ReadonlyArray<string> }

/** Mutations of a list of alternatives. */
const editsOfList = (list: ReadonlyArray<unknown>, name: string, place: Place) =>
  list.flatMap((each, index) => {
    const transition: Part = typeof each === "string" ? { target: each } : (each as Part)
    const what = list.length === 1 ? name : `${name} #${index}`
    const changed = (next: Part) => list.map((other, at) => (at === index ? next : other)) as unknown as Part
    const actions = listOf(transition["actions"])
    const other = typeof transition["target"] === "string" ? otherTarget(transition["target"], place) : null
    return [
      { kind: "delete a transition" as const, what, config: list.filter((_, at) => at !== index) as unknown as Part },
      ...(other === null
        ? []
        : [
            {
              kind: "redirect a transition" as const,
              what: `${what} to ${stateName(other)}`,
              config: changed({ ...transition, target: `#${other.id}` })
            }
          ]),
      ...(transition["guard"] === undefined
        ? []
        : [{ kind: "drop a guard" as const, what: `${what}: ${nameOf(transition["guard"])}`, config: changed(omit(transition, "guard")) }]),
      ...actions.map((action, dropped) => ({
        kind: "drop an action" as const,
        what: `${what}: ${nameOf(action)}`,
        config: changed({ ...transition, actions: actions.filter((_, at) => at !== dropped) })
      }))
    ]
  })

/** Leaf state of the same region other than source and target, or `null`. */
const otherTarget = (target: string, { from, machine }: Place) => {
  const last = target.replace(/^[#.]/, "").split(".").at(-1)
  const region = machine.root.type === "parallel" ? from[0] : undefined
  const leaves = nodesOf(machine.root).filter(
    ({ path, type }) => (type === "atomic" || type === "final") && (region === undefined || path[0] === region)
  )
  const others = leaves.filter(({ path }) => !path.includes(last ?? "") && path.join(".") !== from.join("."))
  return others.at(target.length % Math.max(1, others.length)) ?? null
}

const listOf = (value: unknown): ReadonlyArray<unknown> => (value === undefined ? [] : Array.isArray(value) ? value : [value])

const nameOf = (body: unknown): string =>
  typeof body === "string" ? body : typeof body === "object" && body !== null && "type" in body ? String(body.type) : "(inline)"

const omit = (part: Part, key: string): Part => Object.fromEntries(Object.entries(part).filter(([name]) => name !== key))
