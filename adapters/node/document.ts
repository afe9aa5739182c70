import { firstScript } from "../../core/domain/navigation/first-script.ts"
import { type Head, type HeadTag, tagsOf } from "../../core/domain/content/head.ts"
import { organization, organizationData } from "../../core/domain/content/organization.ts"
import { stateId } from "../../core/shop/page-state.ts"
import type { DocumentFiles } from "./document-files.ts"

export type SiteTags = { readonly metas: string; readonly organization: string }

/** Site-wide tags, also as JSON-LD (META-001, META-006 … META-011). */
export const siteTags = (publicUrl: string): SiteTags => {
  const { email, name, phone } = organization
  const facts = { "og:type": "website", "og:locale": "ru_RU", "og:site_name": name, "og:email": email, "og:phone_number": phone }
  const tags = Object.entries(facts).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`)
  return { metas: tags.join(""), organization: factTag(organizationData(publicUrl)) }
}

type Parts = {
  readonly head: Head
  readonly publicUrl: string
  readonly site: SiteTags
  /** JSON-LD of the page. */
  readonly facts: ReadonlyArray<object>
  readonly files: DocumentFiles
  /** Script of a sample page (`app/sample.ts`); `stored` is its local storage. */
  readonly sample?: { readonly script: string; readonly stored: Readonly<Record<string, string>> } | undefined
  readonly body: string
  /** Symbols of icons to which the body refers. */
  readonly symbols: string
  /** Notice shown when code of the page fails to load. */
  readonly missing: string
  /** `PageState` as JSON. */
  readonly state: string
}

/**
 * Document with the parts of the first paint first: 14 kB arrive in one round trip. The only inline script is constant, so the CSP allows
 * it by hash. The state's element lists the files that `app/boot.ts` loads and those that Vite must treat as loaded.
 */
export const documentOf = ({ body, facts, files, head, missing, publicUrl, sample, site, state, symbols }: Parts): string =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>${escaped(head.title)}</title>${tagsOf(head, publicUrl).map(printTag).join("")}${site.metas}${styleTags(files)}${firstScriptTag(files, sample)}</head>` +
  `<body><div id="root">${body}</div>${missing}${symbols === "" ? "" : `<svg hidden>${symbols}</svg>`}` +
  `<script type="application/json" id="${stateId}" data-modules="${files.loaded.modules.join(" ")}" data-styles="${files.loaded.joinedStyles.join(" ")}">` +
  `${inScript(state)}</script>${site.organization}${facts.map(factTag).join("")}</body></html>`

const styleTags = ({ loaded, style }: DocumentFiles): string =>
  (style === undefined ? loaded.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("") : `<style>${style.text}</style>`) +
  `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`

/** Lists the modules to import once the page is drawn, and the stylesheet with all rules unless the document has it. */
const firstScriptTag = ({ entries, loaded, style }: DocumentFiles, sample: Parts["sample"]): string => {
  const rules = style === undefined ? "" : ` data-rules="${loaded.styles.at(-1) ?? ""}"`
  const stored = sample === undefined ? "" : ` data-stored="${escaped(JSON.stringify(sample.stored))}"`
  return `<script data-entries="${[...(sample === undefined ? [] : [sample.script]), ...entries].join(" ")}"${rules}${stored}>${firstScript}</script>`
}

const factTag = (fact: object): string => `<script type="application/ld+json">${inScript(JSON.stringify(fact))}</script>`

const printTag = ({ attribute, key, name, tag, value }: HeadTag): string =>
  value === null ? "" : `<${tag} ${key}="${name}" ${attribute}="${escaped(value)}">`

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escaped = (text: string): string => (/[&<>"]/.test(text) ? text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter) : text)

/** JSON that cannot close its script element. */
const inScript = (json: string): string => json.replaceAll("<", "\\u003c")
