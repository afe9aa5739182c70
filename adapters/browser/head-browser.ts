import { Effect, Layer } from "effect"
import { type HeadTag, tagsOf } from "../../core/domain/content/head.ts"
import { Head } from "../../core/services/ports/head.ts"

export const layer: Layer.Layer<Head> = Layer.succeed(Head, {
  write: (head) =>
    Effect.sync(() => {
      document.title = head.title
      tagsOf(head, location.origin).forEach(applyTag)
    })
})

const applyTag = ({ attribute, key, name, tag, value }: HeadTag): void => {
  const present = document.head.querySelector(`${tag}[${key}="${name}"]`)
  if (value === null) return present?.remove()
  const element = present ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(attribute, value)
}
