import { createHash } from "node:crypto"
import { vi } from "vitest"
import { firstScript } from "../../../core/domain/navigation/first-script.ts"

/** Only inline script that the content security policy allows. */
export const firstScriptSource = `'sha256-${createHash("sha256").update(firstScript).digest("base64")}'`

let listeners = new AbortController()
const timers = new Set<ReturnType<typeof setTimeout>>()
const wait = (call: () => void, milliseconds?: number) => void timers.add(setTimeout(call, milliseconds))

type Entries = {
  readonly files: ReadonlyArray<string>
  readonly load: (file: string) => Promise<unknown>
  /** Stylesheet with all rules of the screen. */
  readonly rules?: string
}

/** Runs the script of the document's head, replacing its previous run. With `entries` it loads these files when the page is drawn. */
export const runFirstScript = (entries?: Entries): void => {
  endFirstScript()
  listeners = new AbortController()
  const { signal } = listeners
  const add = globalThis.addEventListener
  vi.stubGlobal("addEventListener", (name: string, hear: EventListener, options: boolean | AddEventListenerOptions = {}) =>
    add(name, hear, { ...(typeof options === "boolean" ? { capture: options } : options), signal })
  )
  if (entries !== undefined) {
    // jsdom has no fonts.
    if (!("fonts" in document)) Object.defineProperty(document, "fonts", { configurable: true, value: { load: () => Promise.resolve([]) } })
    const script = document.head.appendChild(document.createElement("template"))
    script.dataset["entries"] = entries.files.join(" ")
    if (entries.rules !== undefined) script.dataset["rules"] = entries.rules
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is a text, and tests have no modules to import
  new Function("load", "setTimeout", firstScript.replace("import(file)", "load(file)"))(entries?.load, wait)
  vi.stubGlobal("addEventListener", add)
}

/** Removes the script's listeners, timers and entries. */
export const endFirstScript = (): void => {
  dispatchEvent(new Event("DOMContentLoaded"))
  listeners.abort()
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
  document.querySelector("[data-entries]")?.remove()
}
