import type { Tree } from "./journal.ts"

type Template = { readonly tree: Tree; readonly places: ReadonlyArray<ReadonlyArray<ReadonlyArray<string>>> }

/** Makes the first tree of a kind and copies it with other contents later. `contents` must have the same order each time. */
export const treeTemplates = (): ((kind: string, contents: ReadonlyArray<object>, make: () => Tree) => Tree) => {
  const templates = new Map<string, Template>()
  return (kind, contents, make) => {
    const template = templates.get(kind)
    if (template !== undefined) return filled(template, contents)
    const tree = make()
    templates.set(kind, templateOf(tree, contents))
    return tree
  }
}

/** Finds contents by identity: machines pass on their input by reference. */
const templateOf = (tree: Tree, contents: ReadonlyArray<object>): Template => ({
  tree,
  places: contents.map((content) => pathsTo(tree, content, []))
})

const pathsTo = (value: unknown, content: object, path: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  if (value === content) return [path]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => pathsTo(part, content, [...path, name]))
}

const filled = ({ places, tree }: Template, contents: ReadonlyArray<object>): Tree =>
  places.reduce((whole, paths, index) => paths.reduce((changed, path) => withAt(changed, path, contents[index]) as Tree, whole), tree)

const withAt = (whole: unknown, [name, ...rest]: ReadonlyArray<string>, content: unknown): unknown => {
  if (name === undefined) return content
  if (Array.isArray(whole)) return whole.with(Number(name), withAt(whole[Number(name)], rest, content))
  return { ...(whole as object), [name]: withAt((whole as Readonly<Record<string, unknown>>)[name], rest, content) }
}
