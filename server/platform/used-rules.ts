import type { InlineStyle } from "../../core/domain/content/loaded-files.ts"
import { hashSource } from "./http/security-headers.ts"

/** `selectors`: classes of each selector. The rule can apply only if all classes of one exist, with `null` always. */
type Rule = { readonly text: string; readonly selectors: ReadonlyArray<ReadonlyArray<string>> | null }
/** Conditional group, such as `@media (width>=64em)`. */
type Group = { readonly condition: string; readonly rules: ReadonlyArray<Rule | Group> }

/** Styles per stylesheet; pages of a screen differ in few classes. */
const maxRemembered = 100

/**
 * Reduces a minified stylesheet to the rules that a document's HTML can use, in their order. Other classes come only from scripts, which wait for the
 * whole stylesheet (`core/domain/navigation/first-script.ts`).
 */
export const usedStyle = (css: string): ((html: string) => InlineStyle) => {
  const rules = readRules(css)
  const deciding = [...new Set(rules.flatMap(classesOf))]
  const remembered = new Map<string, InlineStyle>()
  return (html) => {
    const present = classesIn(html)
    const used = new Set(deciding.filter((name) => present.has(name)))
    const key = [...used].join(" ")
    const style = remembered.get(key) ?? inlineStyle(printed(rules, used))
    remembered.set(key, style)
    const [oldest = key] = remembered.keys()
    if (remembered.size > maxRemembered) remembered.delete(oldest)
    return style
  }
}

const inlineStyle = (text: string): InlineStyle => ({ text, source: hashSource(text) })

const printed = (rules: ReadonlyArray<Rule | Group>, used: ReadonlySet<string>): string =>
  rules.map((rule) => ("condition" in rule ? printedGroup(rule, used) : isUsed(rule, used) ? rule.text : "")).join("")

const printedGroup = ({ condition, rules }: Group, used: ReadonlySet<string>): string => {
  const content = printed(rules, used)
  return content === "" ? "" : `${condition}{${content}}`
}

const isUsed = ({ selectors }: Rule, used: ReadonlySet<string>): boolean =>
  selectors === null || selectors.some((classes) => classes.every((name) => used.has(name)))

const classesOf = (rule: Rule | Group): ReadonlyArray<string> =>
  "condition" in rule ? rule.rules.flatMap(classesOf) : (rule.selectors ?? []).flat()

const classesIn = (html: string): ReadonlySet<string> => {
  const values = new Set<string>()
  const attribute = ' class="'
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const start = at + attribute.length
    values.add(html.slice(start, html.indexOf('"', start)))
  }
  return new Set([...values].flatMap((value) => value.split(" ")))
}

const readRules = (css: string): ReadonlyArray<Rule | Group> => {
  const rules: Array<Rule | Group> = []
  let start = 0
  while (start < css.length) {
    const opened = endOf(css, start, "{;")
    const closed = css[opened] === "{" ? endOf(css, opened + 1, "}") : opened
    const [prelude, block] = [css.slice(start, opened), css.slice(opened + 1, closed)]
    const text = css.slice(start, closed + 1)
    rules.push(
      /^@(?:media|supports|container)/.test(prelude)
        ? { condition: prelude, rules: readRules(block) }
        : { text, selectors: prelude.startsWith("@") ? null : selectorsOf(prelude) }
    )
    start = closed + 1
  }
  return rules
}

/** Index of the first of `signs` outside strings and brackets, or the text's length. */
const endOf = (css: string, from: number, signs: string): number => {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const sign = css[at] ?? ""
    if (depth === 0 && signs.includes(sign)) return at
    if (sign === "\\") at++
    else if (sign === '"' || sign === "'") at = endOfString(css, at)
    else if ("([{".includes(sign)) depth++
    else if (")]}".includes(sign)) depth--
  }
  return css.length
}

const endOfString = (css: string, from: number): number => {
  const quote = css[from]
  let at = from + 1
  while (at < css.length && css[at] !== quote) at += css[at] === "\\" ? 2 : 1
  return at
}

/** Classes that each selector needs; `null` if one needs none. Ignores classes in brackets, as in `:not(.a)`. */
const selectorsOf = (list: string): Rule["selectors"] => {
  const selectors: Array<ReadonlyArray<string>> = []
  for (let start = 0; start < list.length;) {
    const end = endOf(list, start, ",")
    selectors.push(Array.from(withoutBrackets(list.slice(start, end)).matchAll(/\.([\w-]+)/g), ([, name = ""]) => name))
    start = end + 1
  }
  return selectors.some((classes) => classes.length === 0) ? null : selectors
}

const withoutBrackets = (selector: string): string => {
  let rest = selector
  for (let opened = rest.search(/[([]/); opened >= 0; opened = rest.search(/[([]/)) {
    const closed = endOf(rest, opened + 1, rest[opened] === "(" ? ")" : "]")
    rest = rest.slice(0, opened) + rest.slice(closed + 1)
  }
  return rest
}
