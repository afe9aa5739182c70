import "../view/theme/theme.css"
import { keepPresses } from "../view/islands/press.ts"
import { guardChunks } from "../adapters/browser/chunk-guard.ts"
import { stateId } from "../core/shop/page-state.ts"

/**
 * The entry of every document. The page that the server drew comes first: its fonts and its first picture have the line to themselves,
 * then the modules of the shop are fetched at once and evaluated one after another, so that no task is long. A visitor who does not wait
 * is not kept waiting: the first touch starts it.
 */
const boot = async (): Promise<void> => {
  guardChunks()
  arrange()
  keepPresses()
  await drawn()
  for (const href of named("modules")) link({ rel: "modulepreload", href })
  for (const href of named("styles")) link({ rel: "stylesheet", disabled: true, href })
  await import("react-dom/client")
  await breath()
  const { startTab } = await import("./browser.tsx")
  await breath()
  await startTab()
}

/**
 * How the visitor arranged the lists (`adapters/browser/arrangements-browser.ts`), which the document of everybody cannot know. A list waits for
 * this before it is painted (`adapters/node/document.ts`). The key is written out: a module that is shared would be one more file to wait for.
 */
const arrange = (): void => {
  try {
    const arranged = localStorage.getItem("gran.arrangement") ?? ""
    document.documentElement.dataset["arranged"] = arranged
    for (const field of document.querySelectorAll<HTMLInputElement>("[name=grid]"))
      if (arranged.includes(`grid=${field.value}`)) field.checked = true
  } catch {
    // A browser that keeps nothing has arranged nothing.
  }
}

/** The files that the server wrote beside the state (`adapters/node/document.ts`). */
const named = (kind: "modules" | "styles"): ReadonlyArray<string> =>
  (document.getElementById(stateId)?.dataset[kind] ?? "").split(" ").filter((file) => file !== "")

/**
 * A disabled stylesheet is not fetched, and Vite, which looks for it before it imports its chunk, takes it for loaded. So it is: its rules
 * stand in the joined one.
 */
const link = (attributes: Partial<HTMLLinkElement>) => document.head.append(Object.assign(document.createElement("link"), attributes))

/** The page has loaded and is painted, or somebody touches it, or it has been long enough. */
const drawn = (): Promise<unknown> => {
  const loaded = document.readyState === "complete" ? Promise.resolve() : heard("load")
  const longEnough = new Promise((done) => setTimeout(done, longEnoughMs))
  return Promise.race([loaded.then(frame).then(frame).then(breath), heard("pointerdown"), heard("keydown"), longEnough])
}

const heard = (name: string): Promise<unknown> => new Promise((done) => addEventListener(name, done, { once: true, passive: true }))

const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))

const longEnoughMs = 3_000

const breath = (): Promise<void> => new Promise((done) => setTimeout(done))

void boot()
