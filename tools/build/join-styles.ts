import { Effect } from "effect"
import { createHash } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { decodeManifest, joinedKey, screensOf, stylesOf } from "../../server/platform/assets.ts"
import { inRoot } from "../root.ts"

const manifestFile = inRoot("dist/client/.vite/manifest.json")

/**
 * Joins the stylesheets of each screen for the initial document, because phones have only six connections. Font faces are separate:
 * documents load all rules again after the first paint, and a repeated font face would load its font again. Client-side navigation uses
 * Vite's files.
 */
export const joinStyles = () => {
  const text = readFileSync(manifestFile, "utf8")
  const manifest = Effect.runSync(decodeManifest(text))
  const joined = [null, ...screensOf(manifest)].map((screen) => {
    const css = stylesOf(manifest, screen)
    return [joinedKey(screen), { ...join(screen ?? "bare", css), css }] as const
  })
  writeFileSync(manifestFile, JSON.stringify({ ...JSON.parse(text), ...Object.fromEntries(joined) }, null, 2))
}

const join = (name: string, files: ReadonlyArray<string>) => {
  const content = files.map((file) => readFileSync(inRoot("dist/client", file), "utf8")).join("")
  const faces = /@font-face\{[^}]*\}/g
  return {
    file: write(name, content.replaceAll(faces, "")),
    assets: [write("faces", [...content.matchAll(faces)].join(""))]
  }
}

const write = (name: string, content: string): string => {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8)
  const file = `assets/${name}-${hash}.css`
  writeFileSync(inRoot("dist/client", file), content)
  return file
}
