import { Schema } from "effect"
import type { Loaded, RendererOptions } from "../app/renderer.ts"

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
 * What a document loads, from Vite's manifest: the entry and all that it imports, the fonts of what is seen first, and, by its name, what
 * each screen adds. A screen's chunk is `view/screens/{name}-screen.tsx`.
 */
export const toAssets = (manifest: Manifest): Assets => {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true)
  const first = loadedWith(manifest, [...entry, ...Object.keys(manifest).filter((key) => started.has(key))])
  const screens = Object.keys(manifest).flatMap((key) => {
    const name = /^view\/screens\/(?:.*\/)?([\w-]+)-screen\.tsx$/.exec(key)?.[1]
    if (name === undefined) return []
    const own = loadedWith(manifest, [key])
    const fonts = fontsOf(manifest, fontsByScreen[name] ?? [])
    return [[name, { modules: without(own.modules, first.modules), styles: without(own.styles, first.styles), fonts }] as const]
  })
  const scripts = entry.flatMap((key) => manifest[key]?.file ?? []).map((file) => `/${file}`)
  return {
    scripts,
    modules: without(first.modules, scripts),
    styles: [...first.styles, ...wholeStyle(manifest)],
    fonts: fontsOf(manifest, everywhere),
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

/** The chunks and all that they import statically, themselves first. */
const loadedWith = (manifest: Manifest, keys: ReadonlyArray<string>): Omit<Loaded, "fonts"> => {
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

/**
 * Texts and headlines are seen first; 500 (buttons, prices) and foreign letters (`-rare`) are asked for by the words that need them. The
 * first headlines of the home page and of a landing end in italics.
 */
const everywhere = ["golos-text-400", "noto-serif-display-300"]
const fontsByScreen: Readonly<Record<string, ReadonlyArray<string>>> = {
  home: ["noto-serif-display-300-italic"],
  landing: ["noto-serif-display-300-italic"]
}

const fontsOf = (manifest: Manifest, names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.flatMap((name) => manifest[`view/theme/fonts/${name}.woff2`]?.file ?? []).map((file) => `/${file}`)
