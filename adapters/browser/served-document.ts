import { stateId } from "../../core/shop/page-state.ts"

/**
 * How the visitor arranged the lists (`adapters/browser/arrangements-browser.ts`), which the document of everybody cannot know. A list waits for
 * this before it is painted (`adapters/node/document-files.ts`). The key is written out: a module that is shared would be one more file to wait for.
 */
export const arrange = (): void => {
  try {
    const arranged = localStorage.getItem("gran.arrangement") ?? ""
    document.documentElement.dataset["arranged"] = arranged
    for (const field of document.querySelectorAll<HTMLInputElement>("[name=grid]"))
      if (arranged.includes(`grid=${field.value}`)) field.checked = true
  } catch {
    // A browser that keeps nothing has arranged nothing.
  }
}

/** The page has loaded and is painted, or somebody touches it, or it has been long enough. */
export const drawn = (): Promise<unknown> => {
  const loaded = document.readyState === "complete" ? Promise.resolve() : heard("load")
  const longEnough = new Promise((done) => setTimeout(done, longEnoughMs))
  return Promise.race([loaded.then(frame).then(frame).then(breath), heard("pointerdown"), heard("keydown"), longEnough])
}

const longEnoughMs = 3_000

const heard = (name: string): Promise<unknown> => new Promise((done) => addEventListener(name, done, { once: true, passive: true }))

const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))

/** Lets the browser do what waits before the next task. */
export const breath = (): Promise<void> => new Promise((done) => setTimeout(done))

/**
 * Fetches the files that the server wrote beside the state (`adapters/node/document.ts`). A disabled stylesheet is not fetched, and Vite, which looks
 * for it before it imports its chunk, takes it for loaded. So it is: its rules stand in the joined one. Where that did not come, they are fetched.
 */
export const fetchNamed = (): void => {
  const disabled = Boolean(document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.sheet)
  for (const href of named("modules")) link({ rel: "modulepreload", href })
  for (const href of named("styles")) link({ rel: "stylesheet", disabled, href })
}

const named = (kind: "modules" | "styles"): ReadonlyArray<string> => document.getElementById(stateId)?.dataset[kind]?.match(/\S+/g) ?? []

const link = (attributes: Partial<HTMLLinkElement>) => document.head.append(Object.assign(document.createElement("link"), attributes))
