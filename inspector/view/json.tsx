import { privateFields } from "../marks.ts"
import styles from "./json.module.css"

type Props = {
  readonly name: string
  readonly value: unknown
  readonly before?: unknown
  readonly changed: ReadonlySet<string>
  readonly path?: string
  readonly depth?: number
  readonly isPrivate?: boolean
}

/** Objects up to this depth and size are expanded at first. */
const openAt = { depth: 2, parts: 16 } as const

/** Marks changes and hides private values. */
export function Json({ before, changed, depth = 0, isPrivate = false, name, path = "", value }: Props) {
  if (typeof value === "object" && value !== null && !isPrivate) {
    const hidden = privateFields(name, value)
    const parts = Object.entries(value)
    const lines = parts.map(([part, inner]) => (
      <Json
        key={part}
        name={part}
        value={inner}
        before={partOf(before, part)}
        changed={changed}
        path={`${path}/${part}`}
        depth={depth + 1}
        isPrivate={hidden.has(part)}
      />
    ))
    if (depth === 0) return <div className={styles["json"]}>{lines}</div>
    const isClosed = Array.isArray(value) || depth > openAt.depth || parts.length > openAt.parts
    return (
      <details open={!isClosed} className={styles["object"]} data-changed={changed.has(path)}>
        <summary>
          <Name name={name} />
          <span className={styles["kind"]}>{Array.isArray(value) ? `Array(${parts.length})` : parts.length === 0 ? "{}" : "{…}"}</span>
        </summary>
        <div className={styles["inner"]}>{lines}</div>
      </details>
    )
  }
  return (
    <p className={styles["line"]} data-changed={changed.has(path)}>
      <Name name={name} />
      {changed.has(path) && before !== undefined ? (
        <>
          <Primitive isPrivate={isPrivate} value={before} /> → <Primitive isPrivate={isPrivate} value={value} />
        </>
      ) : (
        <Primitive isPrivate={isPrivate} value={value} />
      )}
    </p>
  )
}

function Name({ name }: { readonly name: string }) {
  return <span className={styles["name"]}>{name}: </span>
}

function Primitive({ isPrivate, value }: { readonly isPrivate: boolean; readonly value: unknown }) {
  if (isPrivate && value !== "" && value !== null && value !== undefined) return <span className={styles["kind"]}>[скрыто]</span>
  if (typeof value === "object" && value !== null) return <span className={styles["kind"]}>{Array.isArray(value) ? "[…]" : "{…}"}</span>
  return (
    <span className={styles[value === null || value === undefined ? "nothing" : typeof value]}>{JSON.stringify(value) ?? "undefined"}</span>
  )
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined

/** Innermost paths at which two values differ. */
export const changesIn = (before: unknown, after: unknown, path = ""): ReadonlySet<string> => {
  if (Object.is(before, after)) return new Set()
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return new Set([path])
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return new Set([...names].flatMap((name) => [...changesIn(partOf(before, name), partOf(after, name), `${path}/${name}`)]))
}
