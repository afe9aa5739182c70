import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"

/** Transition of the chart; one with several targets is a single edge. */
export type Edge = {
  /** `state --event#n--> targets`. */
  readonly id: string
  readonly from: string
  readonly event: string
  /** Index among the alternatives for one event in one state. */
  readonly index: number
  readonly targets: ReadonlyArray<string>
  readonly guard: string | null
  readonly actions: ReadonlyArray<string>
}

export type Chart = {
  readonly machine: AnyStateMachine
  readonly edges: ReadonlyArray<Edge>
  readonly edgeOf: (transition: unknown) => Edge | undefined
}

const charts = new WeakMap<AnyStateMachine, Chart>()

/** All transitions of a machine, including `always` and the outcomes of its actors. */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const made = charts.get(machine) ?? makeChart(machine)
  charts.set(machine, made)
  return made
}

/** Path of a state below its machine; the machine itself is `*`. */
export const stateName = ({ path }: AnyStateNode): string => (path.length === 0 ? "*" : path.join("."))

/** Every state, parents first. */
export const nodesOf = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [node, ...Object.values(node.states).flatMap(nodesOf)]

const makeChart = (machine: AnyStateMachine): Chart => {
  const edges = new Map<AnyTransitionDefinition, Edge>()
  for (const node of nodesOf(machine.root)) {
    const own = [...node.transitions.values(), node.always ?? []]
    for (const transitions of own)
      for (const [index, transition] of transitions.entries()) edges.set(transition, edgeFrom(node, transition, index))
  }
  return { machine, edges: [...edges.values()], edgeOf: (transition) => edges.get(transition as AnyTransitionDefinition) }
}

const edgeFrom = (node: AnyStateNode, { actions, eventType, guard, target }: AnyTransitionDefinition, index: number): Edge => {
  const from = stateName(node)
  const event = eventName(eventType)
  const targets = (target ?? []).map(stateName)
  return {
    id: `${from} --${event}#${index}--> ${targets.join(", ") || "stays"}`,
    from,
    event,
    index,
    targets,
    guard: guard === undefined ? null : nameIn(guard),
    actions: actions.map(nameIn)
  }
}

/** Event type without the machine's path, which XState appends to a delay's name. */
export const eventName = (type: string): string => (type === "" ? "always" : type.replace(/^xstate\.after\.(\w+)\..*$/, "after $1"))

const nameIn = (body: unknown): string => {
  if (typeof body === "string") return body
  if (typeof body === "function") return body.name === "" ? "(inline)" : body.name
  return typeof body === "object" && body !== null && "type" in body ? String(body.type) : "(inline)"
}

/** Event types of a machine, including timeouts and outcomes. */
export const eventTypesOf = ({ events }: AnyStateMachine): ReadonlyArray<string> => events.filter((type) => type !== "")

export const actorsOf = ({ implementations }: AnyStateMachine): ReadonlyArray<string> => Object.keys(implementations.actors)
