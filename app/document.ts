import { type Head, shopName } from "../core/domain/head.ts"
import { type PageState, stateId } from "./state.ts"

type Assets = {
  readonly styles: ReadonlyArray<string>
  readonly scripts: ReadonlyArray<string>
  readonly fonts: ReadonlyArray<string>
}

/** The tags of what a document loads; the same for every page of one screen. */
export const assetTags = ({ fonts, scripts, styles }: Assets): string =>
  [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin fetchpriority="low">`),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script type="module" src="${src}" fetchpriority="low"></script>`),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`
  ].join("")

type Parts = {
  readonly head: Head
  readonly publicUrl: string
  readonly assets: string
  /** What `app/boot.ts` fetches when the page stands. */
  readonly modules: string
  readonly body: string
  readonly state: PageState
}

/** A whole document around what React drew. It holds no inline script and no inline style, so `script-src 'self'` is enough. */
export const documentOf = ({ assets, body, head, modules, publicUrl, state }: Parts): string =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>${escaped(head.title)}</title>${metaTags(head, publicUrl)}${assets}</head><body><div id="root">${body}</div>` +
  `<script type="application/json" id="${stateId}" data-modules="${modules}">${json(state)}</script></body></html>`

const metaTags = ({ canonical, description, keywords, robots, title }: Head, publicUrl: string): string =>
  [
    named("description", description),
    named("keywords", keywords),
    named("robots", robots),
    canonical === null ? "" : `<link rel="canonical" href="${escaped(publicUrl + canonical)}">`,
    property("og:locale", "ru_RU"),
    property("og:site_name", shopName),
    property("og:title", title),
    property("og:description", description)
  ].join("")

const named = (name: string, content: string | null): string =>
  content === null ? "" : `<meta name="${name}" content="${escaped(content)}">`
const property = (name: string, content: string | null): string =>
  content === null ? "" : `<meta property="${name}" content="${escaped(content)}">`

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escaped = (text: string): string => (/[&<>"]/.test(text) ? text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter) : text)

/** JSON that cannot end its script block. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c")
