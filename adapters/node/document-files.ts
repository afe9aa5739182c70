import type { BuiltFiles, InlineStyle, LoadedFiles } from "../../core/domain/content/loaded-files.ts"
import type { ScreenName } from "../../core/routes/route.ts"

export type DocumentFiles = {
  readonly loaded: LoadedFiles
  readonly entries: ReadonlyArray<string>
  /** Inline style with the rules that the document uses. */
  readonly style: InlineStyle | undefined
}

/** `html` is the document's content. */
export const documentFiles =
  ({ screens, scripts, ...defaults }: BuiltFiles) =>
  (screen: ScreenName | null, html: string): DocumentFiles => {
    const loaded = (screen === null ? undefined : screens[screen]) ?? defaults
    return { loaded, entries: scripts, style: loaded.inlineStyle?.(html) }
  }
