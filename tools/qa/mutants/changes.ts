import type { ESTree, VisitorObject } from "vite"

type Node = { readonly start: number; readonly end: number }
/** Records a change: place, replacement, and the enclosing expression or statement. */
export type Note = (at: Node, replacement: string, around: Node, isStatement?: boolean) => void

const comparisons: Readonly<Record<string, string>> = {
  ...{ "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=", ">=": ">" },
  ...{ "+": "-", "-": "+", "*": "/", "/": "*", "%": "*" }
}
const logic: Readonly<Record<string, string>> = { "&&": "||", "||": "&&", "??": "&&" }
const methods: ReadonlyMap<string, string> = new Map(Object.entries({ some: "every", every: "some", min: "max", max: "min" }))
/** Calls that return a subset or reordering of their receiver; mutants drop them. */
const passing = new Set(["filter", "toSorted", "toReversed", "trim"])

export const changesOf = (text: string, note: Note): VisitorObject => {
  /** Nodes without mutation: keys, and fallback values that mostly satisfy types. */
  const skipped = new Set<ESTree.Node>()
  let chain: ESTree.ChainExpression | null = null
  const condition = (test: ESTree.Expression) => {
    if (test.type === "Literal") return
    for (const outcome of ["true", "false"]) note(test, outcome, test)
  }
  const operator = (node: ESTree.BinaryExpression | ESTree.LogicalExpression, other: string | undefined) => {
    if (other === undefined || isTextual(node)) return
    const between = text.slice(node.left.end, node.right.start)
    const at = node.left.end + between.indexOf(node.operator)
    const [start, end] = [text.slice(node.start, at), text.slice(at + node.operator.length, node.end)]
    if (node.type === "BinaryExpression") return note(node, start + other + end, node)
    // Mixed `??` and `||` / `&&` need brackets.
    const left = node.operator === "??" && node.left.type === "LogicalExpression" ? `(${start.trimEnd()})` : start.trimEnd()
    note(node, `(${left} ${other} ${end.trimStart()})`, node)
  }
  return {
    BinaryExpression: (node) => operator(node, comparisons[node.operator]),
    LogicalExpression: (node) => {
      operator(node, logic[node.operator])
      if (node.operator === "??") skipped.add(node.right)
    },
    ConditionalExpression: ({ test }) => condition(test),
    IfStatement: ({ test }) => condition(test),
    UnaryExpression: (node) => {
      if (node.operator === "!") note(node, text.slice(node.argument.start, node.argument.end), node)
    },
    Literal: (node) => {
      if (skipped.has(node)) return
      if (typeof node.value === "boolean") note(node, String(!node.value), node)
      if (typeof node.value === "number") note(node, String(node.value + 1), node)
    },
    Property: (node) => {
      if (!node.computed) skipped.add(node.key)
    },
    ChainExpression: (node) => {
      chain = node
    },
    "ChainExpression:exit": () => {
      chain = null
    },
    ExpressionStatement: (node) => {
      if (isEffect(node.expression)) note(node, ";", node, true)
    },
    CallExpression: (node) => {
      for (const object of isAssign(node) ? node.arguments.flatMap(resultsOf) : []) dropKeys(object, note)
      const { callee } = node
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return
      const { name } = callee.property
      const other = methods.get(name)
      if (other !== undefined) note(callee.property, other, chain ?? node)
      if (passing.has(name)) note({ start: callee.object.end, end: node.end }, "", chain ?? node)
    }
  }
}

/** String concatenation is not mutated. */
const isTextual = ({ left, operator, right }: ESTree.BinaryExpression | ESTree.LogicalExpression): boolean =>
  operator === "+" &&
  [left, right].some((side) => side.type === "TemplateLiteral" || (side.type === "Literal" && typeof side.value === "string"))

const isEffect = (node: ESTree.Expression): boolean => {
  if (node.type === "AwaitExpression") return isEffect(node.argument)
  if (node.type === "YieldExpression") return node.argument !== null
  return node.type === "CallExpression"
}

/** `assign(…)` of a machine, or of `enqueue`. */
const isAssign = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === "Identifier"
    ? callee.name === "assign"
    : callee.type === "MemberExpression" &&
      callee.object.type === "Identifier" &&
      callee.object.name === "enqueue" &&
      callee.property.type === "Identifier" &&
      callee.property.name === "assign"

/** Drops one key of several; the chart's mutants drop an action with a single key. */
const dropKeys = ({ properties }: ESTree.ObjectExpression, note: Note) => {
  for (const [index, property] of properties.entries()) {
    if (properties.length === 1) return
    const [before, next] = [properties[index - 1], properties[index + 1]]
    const at = { start: next === undefined && before !== undefined ? before.end : property.start, end: next?.start ?? property.end }
    const value = property.type === "SpreadElement" ? property.argument : property.value
    note(at, "", property.type === "Property" && property.shorthand ? { start: value.start, end: value.start } : value)
  }
}

/** Objects returned by an argument of `assign`. */
const resultsOf = (node: ESTree.Node | null): ReadonlyArray<ESTree.ObjectExpression> => {
  if (node?.type === "ObjectExpression") return [node]
  if (node?.type === "ArrowFunctionExpression") return resultsOf(node.body)
  if (node?.type === "BlockStatement") return node.body.flatMap(resultsOf)
  if (node?.type === "ReturnStatement") return resultsOf(node.argument)
  if (node?.type === "IfStatement" || node?.type === "ConditionalExpression")
    return [...resultsOf(node.consequent), ...resultsOf(node.alternate)]
  return []
}
