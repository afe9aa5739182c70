import { Schema } from "effect"
import type { RendererOptions } from "../app/renderer.ts"

type Assets = RendererOptions["assets"]

const Manifest = Schema.Record(
  Schema.String,
  Schema.Struct({
    file: Schema.String,
    isEntry: Schema.optionalKey(Schema.Boolean),
    imports: Schema.optionalKey(Schema.Array(Schema.String)),
    css: Schema.optionalKey(Schema.Array(Schema.String)),
    assets: Schema.optionalKey(Schema.Array(Schema.String))
  })
)
type Manifest = typeof Manifest.Type

/** Reads `dist/client/.vite/manifest.json`. */
export const decodeManifest = Schema.decodeUnknownEffect(Schema.fromJsonString(Manifest))

/**
 * What a document loads, from Vite's manifest: the entry and all that it imports, the two preloaded alphabets of the two families, and,
 * by its name, what each screen adds. A screen's chunk is `view/screens/{name}-screen.tsx`.
 */
export const toAssets = (manifest: Manifest): Assets => {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true)
  const first = loadedWith(manifest, [...entry, ...Object.keys(manifest).filter((key) => started.has(key))])
  const screens = Object.keys(manifest).flatMap((key) => {
    const name = /^view\/screens\/(?:.*\/)?([\w-]+)-screen\.tsx$/.exec(key)?.[1]
    if (name === undefined) return []
    const own = loadedWith(manifest, [key])
    return [[name, { modules: without(own.modules, first.modules), styles: without(own.styles, first.styles) }] as const]
  })
  const scripts = entry.flatMap((key) => manifest[key]?.file ?? []).map((file) => `/${file}`)
  return {
    scripts,
    modules: without(first.modules, scripts),
    styles: [...first.styles, ...wholeStyle(manifest)],
    fonts: fontsOf(manifest),
    screens: Object.fromEntries(screens)
  }
}

/** What the entry starts in every document, though it imports it only once the page stands (`app/boot.ts`). */
const started: ReadonlySet<string> = new Set(["app/browser.tsx", "node_modules/react-dom/client.js"])

/** One stylesheet for all pages: a phone has six connections, and the first picture wants one of them. */
const wholeStyle = (manifest: Manifest): ReadonlyArray<string> => {
  const style = manifest["style.css"]
  return style === undefined ? [] : [`/${style.file}`]
}

type Loaded = { readonly modules: ReadonlyArray<string>; readonly styles: ReadonlyArray<string> }

/** The chunks and all that they import statically, themselves first. */
const loadedWith = (manifest: Manifest, keys: ReadonlyArray<string>): Loaded => {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  keys.forEach(visit)
  const chunks = [...seen].flatMap((key) => manifest[key] ?? [])
  return {
    modules: chunks.map(({ file }) => `/${file}`),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))]
  }
}

const without = (all: ReadonlyArray<string>, known: ReadonlyArray<string>): ReadonlyArray<string> =>
  all.filter((file) => !known.includes(file))

/** Cyrillic and Latin of the upright faces; the rarer alphabets (`-ext`) come when a page needs them. */
const fontsOf = (manifest: Manifest): ReadonlyArray<string> => {
  const files = new Set(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]))
  return [...files]
    .filter((file) => /(?:golos-text-(?:cyrillic|latin)-wght|noto-serif-display-(?:cyrillic|latin)-300)-normal\b.*\.woff2$/.test(file))
    .map((file) => `/${file}`)
}
