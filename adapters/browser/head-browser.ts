import { Effect, Layer } from "effect"
import { Head } from "../../core/services/head.ts"

/** Brings the document's head to what a page says of itself; the tags are those that the server wrote. */
export const layer: Layer.Layer<Head> = Layer.succeed(Head, {
  write: ({ canonical, description, keywords, robots, title }) =>
    Effect.sync(() => {
      document.title = title
      bring("meta", "name", "description", "content", description)
      bring("meta", "name", "keywords", "content", keywords)
      bring("meta", "name", "robots", "content", robots)
      bring("link", "rel", "canonical", "href", canonical && location.origin + canonical)
    })
})

const bring = (tag: "meta" | "link", by: "name" | "rel", name: string, attribute: "content" | "href", value: string | null): void => {
  const present = document.head.querySelector(`${tag}[${by}="${name}"]`)
  if (value === null) return present?.remove()
  const element = present ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(by, name)
  element.setAttribute(attribute, value)
}
