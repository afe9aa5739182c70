// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest"
import { documentOf, siteTags } from "../../adapters/node/document.ts"
import type { DocumentFiles } from "../../adapters/node/document-files.ts"
import type { Head } from "../../core/domain/content/head.ts"
import { failedHead } from "../../core/domain/content/head.ts"
import { noPlace } from "../../core/domain/url/place.ts"
import { organization } from "../../core/domain/content/organization.ts"

const origin = "https://gran.test"
const head: Head = {
  title: 'Кольцо «Полярис» & "звезда"',
  description: "Описание <страницы>",
  keywords: "кольцо",
  robots: "index, follow",
  canonical: "/jewelry/kolco/0241073/",
  image: "/pictures/jewelry/solitaire-white-640.webp"
}
type Sample = { readonly script: string; readonly stored: Readonly<Record<string, string>> }
const loaded = { modules: [], styles: ["/assets/faces.css", "/assets/home.css"], joinedStyles: [] }
const files = { loaded, entries: ["/assets/boot.js"], style: { text: "main{color:red}", source: "'sha256-x'" } }
const html = (pageHead: Head, sample?: Sample, documentFiles: DocumentFiles = files) =>
  documentOf({
    head: pageHead,
    publicUrl: origin,
    site: siteTags(origin),
    facts: [],
    files: documentFiles,
    sample,
    body: "<main></main>",
    symbols: '<symbol id="a1-heart"></symbol>',
    missing: "",
    state: JSON.stringify({ build: "b", clientKey: "k", debug: false, tree: { snapshot: { context: { place: noPlace } }, timers: [] } })
  })
const parsed = (pageHead: Head, sample?: Sample, documentFiles?: DocumentFiles) =>
  new DOMParser().parseFromString(html(pageHead, sample, documentFiles), "text/html")

describe("a document", () => {
  let page: Document
  beforeAll(() => {
    page = parsed(head)
  })
  const content = (selector: string) => page.querySelector(selector)?.getAttribute("content")

  it("[META-022] is Russian", () => expect(page.documentElement.lang).toBe("ru"))

  it("[META-001] has the locale ru_RU", () => expect(content('meta[property="og:locale"]')).toBe("ru_RU"))

  it("has its icons' symbols outside the element that React hydrates, and shows none by itself", () => {
    expect(page.querySelector("body > svg[hidden] > symbol")?.id).toBe("a1-heart")
    expect(page.querySelector("#root symbol")).toBeNull()
  })

  it("contains title, description, keywords, robots and the canonical link, with any characters", () => {
    expect(page.title).toBe(head.title)
    expect(["description", "keywords", "robots"].map((name) => content(`meta[name="${name}"]`))).toEqual([
      head.description,
      head.keywords,
      head.robots
    ])
    expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${origin}/jewelry/kolco/0241073/`)
  })

  it("has the data for sharing", () => {
    const shared = ["title", "description", "type", "url", "image", "site_name"].map((name) => content(`meta[property="og:${name}"]`))
    const { canonical, description, image, title } = head
    expect(shared).toEqual([title, description, "website", `${origin}${canonical}`, `${origin}${image}`, "Грань"])
  })

  it("[META-010][META-011] contains the phone and the e-mail of the shop", () => {
    expect(content('meta[property="og:phone_number"]')).toBe(organization.phone)
    expect(content('meta[property="og:email"]')).toBe(organization.email)
  })

  it("omits missing data, and is shared with the shop's picture", () => {
    const bare = parsed(failedHead)
    expect(bare.querySelector("meta[name=description], meta[property='og:url'], link[rel=canonical]")).toBeNull()
    expect(bare.querySelector("meta[property='og:image']")?.getAttribute("content")).toBe(`${origin}/pictures/hero-ring-1080.webp`)
  })

  it("contains no script but data and the first one, which follows the styles and names the entry", () => {
    const scripts = [...page.querySelectorAll("script")].map(({ dataset, src, type }) => [type, src, dataset["entries"]])
    expect(scripts).toEqual([
      ["", "", "/assets/boot.js"],
      ["application/json", "", undefined],
      ["application/ld+json", "", undefined]
    ])
    expect(page.querySelector("style ~ script[data-entries]")).not.toBeNull()
  })

  it("contains its style and names the stylesheet with all rules, or links all stylesheets", () => {
    const styles = (of: Document) =>
      [...of.head.querySelectorAll("style, link[rel=stylesheet]")].map((tag) => tag.getAttribute("href") ?? tag.innerHTML)
    const rules = (of: Document) => of.querySelector<HTMLElement>("script[data-entries]")?.dataset["rules"]
    expect([styles(page), rules(page)]).toEqual([["main{color:red}"], "/assets/home.css"])
    const linked = parsed(head, undefined, { ...files, style: undefined })
    expect([styles(linked), rules(linked)]).toEqual([loaded.styles, undefined])
  })

  it("of a sample names the sample's module first, with its storage", () => {
    const sample = parsed(head, { script: "/assets/sample.js", stored: { a: '"b"' } }).querySelector<HTMLElement>("script[data-entries]")
    expect([sample?.dataset["entries"], JSON.parse(sample?.dataset["stored"] ?? "")]).toEqual([
      "/assets/sample.js /assets/boot.js",
      { a: '"b"' }
    ])
  })
})

describe("the organization's data", () => {
  const data = JSON.parse(parsed(head).querySelector('script[type="application/ld+json"]')?.textContent ?? "null")

  it("[META-006][META-007] contains the name and the logo, at absolute addresses", () => {
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "Грань",
      url: `${origin}/`,
      logo: `${origin}/logo.svg`
    })
  })

  it("[META-008][META-009] contains a contact phone and a social link", () => {
    expect(data.contactPoint).toMatchObject({ "@type": "ContactPoint", telephone: expect.stringMatching(/^\+7/) })
    expect(data.sameAs).toEqual([expect.stringMatching(/^https:\/\//)])
  })
})
