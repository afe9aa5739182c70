/** Adds texts of body and first heading to a document. */
export const withTexts = <Rendered extends { readonly html: string }>(rendered: Rendered) => {
  const [, body = ""] = /<div id="root">(.*)<\/div><script type="application\/json"/s.exec(rendered.html) ?? []
  const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(body) ?? []
  return { ...rendered, text: plain(body), heading: plain(heading) }
}

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&quot;|&#x27;|&amp;/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()

const found = (html: string, tag: RegExp) => tag.exec(html)?.[1]

export const titleOf = (html: string) => found(html, /<title>(.*?)<\/title>/)

/** Canonical address. */
export const canonicalOf = (html: string) => found(html, /<link rel="canonical" href="([^"]*)"/)

/** Picture for sharing. */
export const imageOf = (html: string) => found(html, /<meta property="og:image" content="([^"]*)"/)

/** Content of a meta tag, such as `description`. */
export const metaOf = (html: string, name: string) => found(html, new RegExp(`<meta name="${name}" content="([^"]*)"`))

/** Numbers of the products in a list, in order. */
export const itemsOf = (html: string) => [...html.matchAll(/data-item="(\d+)"/g)].map(([, code]) => code ?? "")
