import { stateId } from "../../core/shop/page-state.ts"

/** Yields to the event loop. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done))

/**
 * Preloads the listed modules. The document's style has the rules of the listed stylesheets; they are added disabled, so browsers do not
 * fetch them and Vite takes them for loaded.
 */
export const fetchNamed = (): void => {
  for (const href of listed("modules")) link({ rel: "modulepreload", href })
  for (const href of listed("styles")) link({ rel: "stylesheet", disabled: true, href })
}

const listed = (kind: "modules" | "styles"): ReadonlyArray<string> => document.getElementById(stateId)?.dataset[kind]?.match(/\S+/g) ?? []

const link = (attributes: Partial<HTMLLinkElement>) => document.head.append(Object.assign(document.createElement("link"), attributes))
