import { Schema } from "effect"
import type { RendererOptions } from "../../app/renderer.ts"
import type { LoadedFiles } from "../../core/domain/content/loaded-files.ts"
import { usedStyle } from "./used-rules.ts"
import { usedSymbols } from "./used-symbols.ts"

type Assets = RendererOptions["assets"]

const Manifest = Schema.Record(
  Schema.String,
  Schema.Struct({
    file: Schema.String,
    isEntry: Schema.optionalKey(Schema.Boolean),
    imports: Schema.optionalKey(Schema.Array(Schema.String)),
    dynamicImports: Schema.optionalKey(Schema.Array(Schema.String)),
    css: Schema.optionalKey(Schema.Array(Schema.String)),
    assets: Schema.optionalKey(Schema.Array(Schema.String))
  })
)
type Manifest = typeof Manifest.Type

export const decodeManifest = Schema.decodeUnknownEffect(Schema.fromJsonString(Manifest))

/** Screens with their own chunk, `view/screens/{name}-screen.tsx` or `view/screens/{capability}/{name}-screen.tsx`. */
export const screensOf = (manifest: Manifest): ReadonlyArray<string> => Object.keys(manifest).flatMap((key) => screenOf(key) ?? [])

/** Stylesheets in cascade order; `null` is a document without a screen. */
export const stylesOf = (manifest: Manifest, screen: string | null): ReadonlyArray<string> => [
  ...new Set(withLate(manifest, chunksOf(manifest, screen)).flatMap(({ css = [] }) => css))
]

/** Adds late parts: the server renders them, the browser hydrates them later (`view/islands/late-island.tsx`). */
const withLate = (manifest: Manifest, chunks: ReadonlyArray<Manifest[string]>): ReadonlyArray<Manifest[string]> =>
  chunks.flatMap((chunk) => [chunk, ...(chunk.dynamicImports ?? []).flatMap((key) => (isLate(key) ? withImportsOf(manifest)(key) : []))])

const isLate = (key: string): boolean => key.endsWith(".late.tsx")

/** Manifest key of a joined stylesheet (`tools/build/join-styles.ts`). */
export const joinedKey = (screen: string | null): string => `styles/${screen ?? "bare"}.css`

export const toAssets = (manifest: Manifest): Assets => {
  const scripts = entriesOf(manifest).flatMap((key) => manifest[key]?.file ?? [])
  const loaded = (screen: string | null): LoadedFiles => {
    const { assets = [], css = [], file } = manifest[joinedKey(screen)] ?? {}
    return {
      modules: chunksOf(manifest, screen).flatMap((chunk) => (scripts.includes(chunk.file) ? [] : address(chunk.file))),
      styles: (file === undefined ? stylesOf(manifest, screen) : [...assets, file]).map(address),
      joinedStyles: css.map(address)
    }
  }
  return {
    scripts: scripts.map(address),
    ...sampleOf(manifest),
    ...loaded(null),
    screens: Object.fromEntries(screensOf(manifest).map((screen) => [screen, loaded(screen)]))
  }
}

/** Addresses by screen of its files, without those of every document. */
export const filesOfScreens = (manifest: Manifest): Readonly<Record<string, ReadonlyArray<string>>> => {
  const everywhere = new Set(chunksOf(manifest, null))
  const filesOf = (screen: string): ReadonlyArray<string> => {
    const screenKeys = Object.keys(manifest).filter((key) => screenOf(key) === (drawnBy[screen] ?? screen))
    const begun = screenKeys
      .flatMap((key) => manifest[key]?.dynamicImports ?? [])
      .filter((key) => isLate(key) || key.startsWith("view/screens/"))
    const chunks = [...screenKeys, ...begun].flatMap(withImportsOf(manifest)).filter((chunk) => !everywhere.has(chunk))
    return [...new Set(chunks.flatMap(({ css = [], file }) => [file, ...css]).map(address))]
  }
  return Object.fromEntries([...screensOf(manifest), ...Object.keys(drawnBy)].map((screen) => [screen, filesOf(screen)]))
}

/** Screens drawn by the chunk of another one. */
const drawnBy: Readonly<Record<string, string>> = { order: "orders", diamondOrder: "diamondOrders", blogSkeleton: "blog" }

export const withInlineParts = (assets: Assets, read: (address: string) => string): Assets => {
  const inline = (loaded: LoadedFiles): LoadedFiles => ({ ...loaded, inlineStyle: usedStyle(loaded.styles.map(read).join("")) })
  const screens = Object.entries(assets.screens).map(([screen, loaded]) => [screen, inline(loaded)] as const)
  return { ...assets, ...inline(assets), screens: Object.fromEntries(screens), inlineSymbols: usedSymbols(read) }
}

export const scriptsOf = (manifest: Manifest, keys: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(keys.flatMap(withImportsOf(manifest)).flatMap(({ file }) => (file.endsWith(".js") ? [address(file)] : [])))
]

export const filesOfEntry = (
  manifest: Manifest,
  entry: string
): { readonly scripts: ReadonlyArray<string>; readonly styles: ReadonlyArray<string> } => {
  const visited = new Set<string>()
  const withImports = (key: string): ReadonlyArray<string> => {
    if (visited.has(key)) return []
    visited.add(key)
    return [...(manifest[key]?.imports ?? []).flatMap(withImports), key]
  }
  const styles = withImports(entry).flatMap((key) => manifest[key]?.css ?? [])
  return { scripts: [manifest[entry]?.file ?? ""].map(address), styles: [...new Set(styles)].map(address) }
}

const address = (file: string): string => `/${file}`

const screenOf = (key: string): string | undefined =>
  /^view\/screens\/(?:[\w-]+\/)?([\w-]+)-screen\.tsx$/.exec(key)?.[1]?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const entriesOf = (manifest: Manifest): ReadonlyArray<string> =>
  Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true && key !== sampleEntry)

const sampleEntry = "app/sample.ts"

const sampleOf = (manifest: Manifest): Pick<Assets, "sample"> => {
  const file = manifest[sampleEntry]?.file
  return file === undefined ? {} : { sample: address(file) }
}

/** Chunk that `app/boot.ts` imports dynamically in every document, with React among its imports (`tools/build/joined-chunks.ts`). */
const isStarted = (key: string): boolean => /^_browser-[^.]+\.js$/.test(key)

const chunksOf = (manifest: Manifest, screen: string | null): ReadonlyArray<Manifest[string]> => {
  const screenKeys = Object.keys(manifest).filter((key) => screen !== null && screenOf(key) === screen)
  const groups = Object.keys(manifest).filter(
    (key) => isGroup(key) && manifest[key]?.dynamicImports?.some((member) => screenKeys.includes(member)) === true
  )
  const started = Object.keys(manifest).filter(isStarted)
  return [...entriesOf(manifest), ...started, ...groups, ...screenKeys].flatMap(withImportsOf(manifest))
}

/** Chunk that only imports screens dynamically (`view/screens/member-screens.ts`). */
const isGroup = (key: string): boolean => /^view\/screens\/[\w-]+\.ts$/.test(key)

/** Puts imports before their chunk, each once over all calls. */
const withImportsOf = (manifest: Manifest) => {
  const visited = new Set<string>()
  const withImports = (key: string): ReadonlyArray<Manifest[string]> => {
    const chunk = manifest[key]
    if (chunk === undefined || visited.has(key)) return []
    visited.add(key)
    return [...(chunk.imports ?? []).flatMap(withImports), chunk]
  }
  return withImports
}
