import { readFileSync } from "node:fs"
import { basename } from "node:path"
import { renamed } from "../server/second-build.ts"
import { inRoot } from "../../../tools/root.ts"

type Chunk = { readonly file: string; readonly name?: string; readonly css?: ReadonlyArray<string> }

const manifest = () => JSON.parse(readFileSync(inRoot("dist/client/.vite/manifest.json"), "utf8")) as Readonly<Record<string, Chunk>>

const chunks = (): ReadonlyArray<Chunk> => Object.values(manifest())

/** Matches the addresses of the built scripts with these manifest names (`diamonds-screen`), in the build and in the next one. */
export const scriptNamed = (...chunkNames: ReadonlyArray<string>): RegExp => {
  const files = chunkNames.flatMap((name) => {
    const named = chunks().filter((chunk) => chunk.name === name && chunk.file.endsWith(".js"))
    if (named.length === 0) throw new Error(`the build has no script named ${name}`)
    return named
  })
  const names = files.map(({ file }) => basename(file)).flatMap((file) => [file, renamed(file)])
  return new RegExp(`/assets/(?:${names.map((file) => file.replaceAll(".", "\\.")).join("|")})$`)
}

/** Addresses of the stylesheets that the named script loads. */
export const stylesNamed = (name: string): ReadonlyArray<string> =>
  chunks()
    .flatMap((chunk) => (chunk.name === name ? (chunk.css ?? []) : []))
    .map((file) => `/${file}`)

/** Addresses of the stylesheets that one screen has and another lacks; throws if there is none. */
export const stylesBeyond = (screen: string, other: string): ReadonlyArray<string> => {
  const { [`styles/${screen}.css`]: own, [`styles/${other}.css`]: others } = manifest()
  const beyond = (own?.css ?? []).filter((file) => others?.css?.includes(file) !== true)
  if (beyond.length === 0) throw new Error(`${screen} has no stylesheet that ${other} lacks`)
  return beyond.map((file) => `/${file}`)
}

/** Addresses of the files whose manifest keys match; throws if there is none. */
export const filesLike = (key: RegExp): ReadonlyArray<string> => {
  const files = Object.entries(manifest()).flatMap(([name, { file }]) => (key.test(name) ? [`/${file}`] : []))
  if (files.length === 0) throw new Error(`the build has no file like ${key.source}`)
  return files
}
