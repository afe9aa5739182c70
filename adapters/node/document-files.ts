import type { BuiltFiles, Loaded } from "../../core/domain/content/loaded-files.ts"
import type { ScreenName } from "../../core/routes/route.ts"
import { arrangedScreens } from "../../core/routes/screen-features.ts"

export type DocumentFiles = { readonly loaded: Loaded; readonly tags: string }

/** Files by screen, with cached tags. */
export const documentFiles = ({ screens, scripts, ...bare }: BuiltFiles): ((screen: ScreenName | null) => DocumentFiles) => {
  const known = new Map<ScreenName | null, DocumentFiles>()
  return (screen) => {
    const loaded = (screen === null ? undefined : screens[screen]) ?? bare
    const files = known.get(screen) ?? { loaded, tags: assetTags(loaded, scripts, screen !== null && arrangedScreens.has(screen)) }
    known.set(screen, files)
    return files
  }
}

/**
 * The stylesheet comes first to use the open connection. Screens with a visitor-defined layout block rendering on their script to avoid
 * layout shifts.
 */
const assetTags = ({ fonts, styles }: Loaded, scripts: ReadonlyArray<string>, isArranged: boolean): string =>
  [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin fetchpriority="low">`),
    ...scripts.map((src) => `<script type="module" src="${src}" ${isArranged ? 'blocking="render"' : 'fetchpriority="low"'}></script>`),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`
  ].join("")
