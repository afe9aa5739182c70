/** Decoded `{name}` segments; `{name...}` holds the rest with its slashes. */
export type PathParams = Readonly<Record<string, string>>

/**
 * Compiles a path pattern. `{name}` is one segment, `{name:regex}` one that matches, `{name?}` an optional last one, `{name...}` one or more to the
 * end. A trailing slash is optional (RT-140).
 */
export const compilePattern = (pattern: string): ((path: string) => PathParams | undefined) => {
  const expression = new RegExp(`^${pattern.replace(/\/$/, "").split("/").slice(1).map(segmentSource).join("")}/?$`)
  return (path) => {
    const groups = expression.exec(path)
    return groups === null ? undefined : decoded(groups.groups ?? {})
  }
}

const segmentSource = (segment: string): string => {
  const parameter = /^(?<before>[^{]*)\{(?<name>\w+)(?<kind>\.\.\.|\?)?(?::(?<regex>.+))?\}$/.exec(segment)?.groups
  if (parameter === undefined) return `/${escaped(segment)}`
  const { before = "", kind, name = "", regex = "[^/]+" } = parameter
  if (kind === "...") return `/(?<${name}>.+?)`
  const source = `/${escaped(before)}(?<${name}>${regex})`
  return kind === "?" ? `(?:${source})?` : source
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** `undefined` for invalid percent-encoding. */
const decoded = (groups: Readonly<Record<string, string | undefined>>): PathParams | undefined => {
  try {
    const present = Object.entries(groups).filter((entry): entry is [string, string] => entry[1] !== undefined)
    return Object.fromEntries(present.map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    return undefined
  }
}
