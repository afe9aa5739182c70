import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"

/** One transition as the chart has it, however many states take part in it. */
export type Edge = {
  /** `state --event#n--> targets`; stands in coverage, in mutants and in the lists of what is not crossed. */
  readonly id: string
  readonly from: string
  readonly event: string
  /** Which of the alternatives for one event in one state. */
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

const known = new WeakMap<AnyStateMachine, Chart>()

/** Every transition of a machine, `always` and the outcomes of its actors among them. */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const made = known.get(machine) ?? makeChart(machine)
  known.set(machine, made)
  return made
}

/** The path of a state below its machine; the machine itself is `*`. */
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

/** An event's type without the machine's own path, which XState writes after a delay's name. */
export const eventName = (type: string): string => (type === "" ? "always" : type.replace(/^xstate\.after\.(\w+)\..*$/, "after $1"))

const nameIn = (body: unknown): string => {
  if (typeof body === "string") return body
  if (typeof body === "function") return body.name === "" ? "(inline)" : body.name
  return typeof body === "object" && body !== null && "type" in body ? String(body.type) : "(inline)"
}

/** The types of all events that a machine knows, timeouts and outcomes among them. */
export const eventTypesOf = ({ events }: AnyStateMachine): ReadonlyArray<string> => events.filter((type) => type !== "")

/** The names of the actors that a machine may start. */
export const actorsOf = ({ implementations }: AnyStateMachine): ReadonlyArray<string> => Object.keys(implementations.actors)
