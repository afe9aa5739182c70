import { createHash } from "node:crypto"
import { vi } from "vitest"
import { firstScript } from "../../../core/domain/navigation/first-script.ts"

/** The only inline script that the policy allows. */
export const firstScriptSource = `'sha256-${createHash("sha256").update(firstScript).digest("base64")}'`

let listeners = new AbortController()

/** Runs the script of the document's head, replacing its previous run. */
export const keepPresses = (): void => {
  listeners.abort()
  listeners = new AbortController()
  const { signal } = listeners
  const add = globalThis.addEventListener
  vi.stubGlobal("addEventListener", (name: string, hear: EventListener, isEarly?: boolean) =>
    add(name, hear, { capture: isEarly === true, signal })
  )
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is a text
  new Function(firstScript)()
  vi.stubGlobal("addEventListener", add)
}
