import { stateId } from "../../core/shop/page-state.ts"

/**
 * Applies the visitor's list layout (`adapters/browser/arrangements-browser.ts`) before the first paint, which waits for this script
 * (`adapters/node/document-files.ts`). The key is repeated to avoid loading a shared module.
 */
export const arrange = (): void => {
  try {
    const arranged = localStorage.getItem("gran.arrangement") ?? ""
    document.documentElement.dataset["arranged"] = arranged
    for (const field of document.querySelectorAll<HTMLInputElement>("[name=grid]"))
      if (arranged.includes(`grid=${field.value}`)) field.checked = true
  } catch {
    // Without storage there is no saved layout.
  }
}

/** Resolves when the page is loaded and painted, on the first interaction, or after a timeout. */
export const drawn = (): Promise<unknown> => {
  const loaded = document.readyState === "complete" ? Promise.resolve() : heard("load")
  const longEnough = new Promise((done) => setTimeout(done, longEnoughMs))
  return Promise.race([loaded.then(frame).then(frame).then(breath), heard("pointerdown"), heard("keydown"), longEnough])
}

const longEnoughMs = 3_000

const heard = (name: string): Promise<unknown> => new Promise((done) => addEventListener(name, done, { once: true, passive: true }))

const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))

/** Yields to the event loop. */
export const breath = (): Promise<void> => new Promise((done) => setTimeout(done))

/**
 * Loads the files listed in the document (`adapters/node/document.ts`). Vite treats a disabled stylesheet as loaded, and browsers do not
 * fetch it: its rules are in the joined stylesheet. If that failed, they are loaded.
 */
export const fetchNamed = (): void => {
  const disabled = Boolean(document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.sheet)
  for (const href of named("modules")) link({ rel: "modulepreload", href })
  for (const href of named("styles")) link({ rel: "stylesheet", disabled, href })
}

const named = (kind: "modules" | "styles"): ReadonlyArray<string> => document.getElementById(stateId)?.dataset[kind]?.match(/\S+/g) ?? []

const link = (attributes: Partial<HTMLLinkElement>) => document.head.append(Object.assign(document.createElement("link"), attributes))
