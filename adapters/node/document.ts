import { firstScript } from "../../core/domain/navigation/first-script.ts"
import { type Head, type HeadTag, tagsOf } from "../../core/domain/content/head.ts"
import type { Loaded } from "../../core/domain/content/loaded-files.ts"
import { organization, organizationData } from "../../core/domain/content/organization.ts"
import { type PageState, stateId } from "../../core/shop/page-state.ts"

/** What the house says of itself on every page: its language and name, how to reach it, and the same for machines (META-001, META-006 … META-011). */
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
  /** What the page tells machines in JSON-LD, beside the house (`core/services/content/page-facts.ts`). */
  readonly facts: ReadonlyArray<object>
  /** The tags, what `app/boot.ts` fetches when the page stands, and what it tells Vite that the page has. */
  readonly files: { readonly tags: string; readonly loaded: Pick<Loaded, "joinedStyles" | "modules"> }
  /** Begins a sample page, before the entry (`app/sample.ts`); `stored` is what its local storage holds. */
  readonly sample?: { readonly script: string; readonly stored: Readonly<Record<string, string>> } | undefined
  readonly body: string
  /** What is said, and only then shown, where code of the page does not come. */
  readonly missing: string
  readonly state: PageState
}

/** A whole document around what React drew. Its one inline script is always the same text, which the policy allows by its hash; JSON is data. */
export const documentOf = ({ body, facts, files, head, house, missing, publicUrl, sample, state }: Parts): string =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<script>${firstScript}</script>` +
  `<title>${escaped(head.title)}</title>${tagsOf(head, publicUrl).map(printed).join("")}${house}${facts.map(factTag).join("")}${sampleTag(sample)}${files.tags}</head>` +
  `<body><div id="root">${body}</div>${missing}` +
  `<script type="application/json" id="${stateId}" data-modules="${files.loaded.modules.join(" ")}" data-styles="${files.loaded.joinedStyles.join(" ")}">` +
  `${json(state)}</script></body></html>`

/** Modules run in the order of a document: this one before the entry. */
const sampleTag = (sample: Parts["sample"]): string =>
  sample === undefined
    ? ""
    : `<script type="module" src="${sample.script}" data-stored="${escaped(JSON.stringify(sample.stored))}"></script>`

const factTag = (fact: object): string => `<script type="application/ld+json">${json(fact)}</script>`

const printed = ({ attribute, key, name, tag, value }: HeadTag): string =>
  value === null ? "" : `<${tag} ${key}="${name}" ${attribute}="${escaped(value)}">`

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escaped = (text: string): string => (/[&<>"]/.test(text) ? text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter) : text)

/** JSON that cannot end its script block. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c")
