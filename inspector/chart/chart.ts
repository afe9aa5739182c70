import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"

export type ChartState = {
  readonly id: string
  /** Path below the machine: `overlay.open`, or `*` for the machine itself. */
  readonly name: string
  readonly title: string
  readonly kind: "atomic" | "compound" | "parallel" | "final" | "history"
  /** Text beside the title: tags, or the kind of state. */
  readonly note: string
  /** Entry and exit actions, invocations, and transitions without a target. */
  readonly lines: ReadonlyArray<ChartLine>
  readonly initial: string | null
  readonly states: ReadonlyArray<ChartState>
}

/** Text in a state; `key` is the key of a transition, `null` for an action or an invocation. */
export type ChartLine = { readonly text: string; readonly key: string | null }

export type ChartEdge = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly transitions: ReadonlyArray<ChartTransition>
}

export type ChartTransition = { readonly text: string; readonly event: string; readonly key: string }

export type Chart = {
  readonly name: string
  readonly root: ChartState
  readonly edges: ReadonlyArray<ChartEdge>
  /** Transitions without a target, shown as lines in their states. */
  readonly inner: ReadonlyArray<ChartTransition & { readonly state: string }>
  readonly counts: { readonly states: number; readonly transitions: number }
}

export const chartOf = (name: string, machine: AnyStateMachine): Chart => {
  const nodes = nodesUnder(machine.root)
  const transitions = nodes.flatMap((node) => transitionsFrom(node, machine))
  const outer = transitions.flatMap(({ from, to, ...transition }) => (to === null ? [] : [{ from, to, transition }]))
  const grouped = Map.groupBy(outer, ({ from, to }) => `${from} → ${to}`)
  const edges = [...grouped].flatMap(([id, group]) => {
    const [first] = group
    return first === undefined ? [] : [{ id, from: first.from, to: first.to, transitions: group.map(({ transition }) => transition) }]
  })
  const inner = transitions.flatMap(({ from, to, ...transition }) => (to === null ? [{ ...transition, state: from }] : []))
  const states = nodes.filter((node) => node !== machine.root).length
  return { name, root: stateOf(machine.root, inner), edges, inner, counts: { states, transitions: transitions.length } }
}

/** Key of each transition of a machine. */
export const keysOf = (machine: AnyStateMachine): ReadonlyMap<unknown, string> =>
  new Map(nodesUnder(machine.root).flatMap((node) => transitionsOf(node).map(({ key, transition }) => [transition, key] as const)))

/** Path of a state below its machine, as in the QA report; the machine is `*`. */
export const stateName = ({ path }: Pick<AnyStateNode, "path">): string => (path.length === 0 ? "*" : path.join("."))

/** Transitions of a state with their keys in the QA report, such as `overlay.open --header.close#0--> overlay.closed.fading`. */
const transitionsOf = (node: AnyStateNode): ReadonlyArray<{ readonly transition: AnyTransitionDefinition; readonly key: string }> =>
  [...node.transitions.values(), node.always ?? []].flatMap((alternatives) =>
    alternatives.map((transition, index) => {
      const event = transition.eventType === "" ? "always" : transition.eventType.replace(/^xstate\.after\.(\w+)\..*$/, "after $1")
      const targets = (transition.target ?? []).map(stateName).join(", ")
      return { transition, key: `${stateName(node)} --${event}#${index}--> ${targets === "" ? "stays" : targets}` }
    })
  )

const nodesUnder = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [node, ...Object.values(node.states).flatMap(nodesUnder)]

type TransitionBetween = ChartTransition & { readonly from: string; readonly to: string | null }

const transitionsFrom = (node: AnyStateNode, machine: AnyStateMachine): ReadonlyArray<TransitionBetween> =>
  transitionsOf(node).flatMap(({ key, transition }): ReadonlyArray<TransitionBetween> => {
    const targets = (transition.target ?? []).map(({ id }) => id)
    const common = { event: transition.eventType, key, text: textOf(transition, machine), from: node.id }
    return targets.length === 0 ? [{ ...common, to: null }] : targets.map((to) => ({ ...common, to }))
  })

const textOf = ({ actions, eventType, guard, target }: AnyTransitionDefinition, machine: AnyStateMachine): string => {
  const condition = guard === undefined ? "" : ` [${nameOf(guard)}]`
  const effects = target === undefined && actions.length > 0 ? ` / ${actions.map(nameOf).join(", ")}` : ""
  return `${eventText(eventType, machine)}${condition}${effects}`
}

/** Label of an event type in a chart: `onDone report`, `after patience 20s`, `always`. */
export const eventText = (type: string, machine?: AnyStateMachine): string => {
  if (type === "") return "always"
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (actor !== undefined) return `${outcome === "done" ? "onDone" : "onError"} ${actor}`
  const [, delay] = /^xstate\.after\.(\w+)\./.exec(type) ?? []
  if (delay !== undefined) return `after ${delayText(delay, machine)}`
  return type.startsWith("xstate.done.state.") ? "onDone" : type
}

const delayText = (delay: string, machine: AnyStateMachine | undefined): string => {
  const value: unknown = /^\d+$/.test(delay) ? Number(delay) : machine?.implementations.delays[delay]
  const time = typeof value === "number" ? (value < 1000 ? `${value}ms` : `${value / 1000}s`) : ""
  return /^\d+$/.test(delay) ? time : `${delay} ${time}`.trim()
}

const stateOf = (node: AnyStateNode, inner: Chart["inner"]): ChartState => {
  const states = Object.values(node.states).map((state) => stateOf(state, inner))
  const invoked = node.invoke.map(({ id, src }) => `invoke: ${typeof src === "string" && src !== id ? `${id} (${src})` : id}`)
  return {
    id: node.id,
    name: stateName(node),
    title: node.key,
    kind: node.type,
    note: node.type === "parallel" ? "параллельные" : [...node.tags, ...(node.type === "final" ? ["final"] : [])].join(" "),
    lines: [
      ...[
        ...node.entry.filter(isOwn).map((action) => `entry: ${nameOf(action)}`),
        ...node.exit.filter(isOwn).map((action) => `exit: ${nameOf(action)}`),
        ...invoked
      ].map((text) => ({ text, key: null })),
      ...inner.filter(({ state }) => state === node.id).map(({ key, text }) => ({ text, key }))
    ],
    initial: node.type === "compound" ? (node.initial.target[0]?.id ?? null) : null,
    states
  }
}

/** Excludes the actions that XState adds to a state for `after`. */
const isOwn = (action: unknown): boolean =>
  !(typeof action === "function" && "type" in action && (action.type === "xstate.raise" || action.type === "xstate.cancel"))

/** Name of an action or guard; an inline one has the name of its function, or `?`. */
const nameOf = (body: unknown): string => {
  if (typeof body === "string") return body
  if (typeof body === "object" && body !== null && "type" in body && typeof body.type === "string") return body.type
  if (typeof body !== "function") return "?"
  return "type" in body && typeof body.type === "string" ? body.type.replace("xstate.", "") : body.name || "?"
}
