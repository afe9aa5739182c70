import type { BuiltFiles, Loaded } from "../../core/domain/content/loaded-files.ts"
import type { ScreenName } from "../../core/routes/route.ts"

export type DocumentFiles = { readonly loaded: Loaded; readonly tags: string; readonly entries: ReadonlyArray<string> }

/** Files by screen, with cached tags. */
export const documentFiles = ({ screens, scripts, ...bare }: BuiltFiles): ((screen: ScreenName | null) => DocumentFiles) => {
  const known = new Map<ScreenName | null, DocumentFiles>()
  return (screen) => {
    const loaded = (screen === null ? undefined : screens[screen]) ?? bare
    const files = known.get(screen) ?? { loaded, tags: tagsOf(loaded), entries: scripts }
    known.set(screen, files)
    return files
  }
}

const tagsOf = ({ inlineStyle, styles }: Loaded): string =>
  (inlineStyle === undefined
    ? styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("")
    : `<style>${inlineStyle.text}</style>`) + `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`
