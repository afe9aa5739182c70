import { blogPath } from "../domain/articles/article.ts"
import { constructorPath } from "../domain/constructor/choice.ts"

export const contactsPath = "/customer-service/contacts/"

const slashed: ReadonlyArray<string> = ["/", contactsPath, `${blogPath}/`]

/** Canonical path (RT-140): with a trailing slash in the constructor and on a few other pages, without one elsewhere. */
export const canonicalPath = (path: string): string => {
  const whole = path.endsWith("/") ? path : `${path}/`
  return slashed.includes(whole) || whole.startsWith(constructorPath) ? whole : whole.slice(0, -1)
}
