import { firstScript } from "../../core/domain/navigation/first-script.ts"
import { type Head, type HeadTag, tagsOf } from "../../core/domain/content/head.ts"
import type { Loaded } from "../../core/domain/content/loaded-files.ts"
import { organization, organizationData } from "../../core/domain/content/organization.ts"
import { type PageState, stateId } from "../../core/shop/page-state.ts"

/** Site-wide head tags: language, name and contacts, also as JSON-LD (META-001, META-006 … META-011). */
export const houseTags = (publicUrl: string): string => {
  const { email, name, phone } = organization
  const facts = { "og:type": "website", "og:locale": "ru_RU", "og:site_name": name, "og:email": email, "og:phone_number": phone }
  const tags = Object.entries(facts).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`)
  return tags.join("") + factTag(organizationData(publicUrl))
}

type Parts = {
  readonly head: Head
  readonly publicUrl: string
  /** `houseTags` of this origin. */
  readonly house: string
  /** JSON-LD of the page (`core/services/content/page-facts.ts`). */
  readonly facts: ReadonlyArray<object>
  /** Tags, and the files that `app/boot.ts` loads later or that Vite must treat as loaded. */
  readonly files: {
    readonly tags: string
    readonly entries: ReadonlyArray<string>
    readonly loaded: Pick<Loaded, "joinedStyles" | "modules">
  }
  /** Script of a sample page, run before the entry (`app/sample.ts`); `stored` is its local storage. */
  readonly sample?: { readonly script: string; readonly stored: Readonly<Record<string, string>> } | undefined
  readonly body: string
  /** Notice shown when code of the page fails to load. */
  readonly missing: string
  readonly state: PageState
}

/** HTML document around React's markup. The only inline script is constant, so the CSP allows it by hash; JSON is data. */
export const documentOf = ({ body, facts, files, head, house, missing, publicUrl, sample, state }: Parts): string =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>${escaped(head.title)}</title>${tagsOf(head, publicUrl).map(printed).join("")}${house}${facts.map(factTag).join("")}${files.tags}${firstScriptTag(files.entries, sample)}</head>` +
  `<body><div id="root">${body}</div>${missing}` +
  `<script type="application/json" id="${stateId}" data-modules="${files.loaded.modules.join(" ")}" data-styles="${files.loaded.joinedStyles.join(" ")}">` +
  `${json(state)}</script></body></html>`

/** Names the modules that the script imports when the page is drawn; that of a sample precedes the shop's. */
const firstScriptTag = (entries: ReadonlyArray<string>, sample: Parts["sample"]): string => {
  const stored = sample === undefined ? "" : ` data-stored="${escaped(JSON.stringify(sample.stored))}"`
  return `<script data-entries="${[...(sample === undefined ? [] : [sample.script]), ...entries].join(" ")}"${stored}>${firstScript}</script>`
}

const factTag = (fact: object): string => `<script type="application/ld+json">${json(fact)}</script>`

const printed = ({ attribute, key, name, tag, value }: HeadTag): string =>
  value === null ? "" : `<${tag} ${key}="${name}" ${attribute}="${escaped(value)}">`

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escaped = (text: string): string => (/[&<>"]/.test(text) ? text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter) : text)

/** JSON that cannot close its script element. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c")
