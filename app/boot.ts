import "../view/theme/theme.css"
import { stateId } from "./state.ts"

/**
 * The entry of every document. The page that the server drew comes first: its fonts and its first picture have the line to themselves,
 * then the modules of the shop are fetched at once and evaluated one after another, so that no task is long. A visitor who does not wait
 * is not kept waiting: the first touch starts it.
 */
const boot = async (): Promise<void> => {
  await drawn()
  const modules = document.getElementById(stateId)?.dataset["modules"]?.split(" ") ?? []
  for (const href of modules.filter((module) => module !== ""))
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
  await import("react-dom/client")
  await breath()
  const { startTab } = await import("./browser.tsx")
  await startTab()
}

/** The page has loaded, or somebody touches it, or it has been long enough. */
const drawn = (): Promise<unknown> => {
  if (document.readyState === "complete") return Promise.resolve()
  const heard = (name: string) => new Promise((done) => addEventListener(name, done, { once: true, passive: true }))
  return Promise.race([heard("load"), heard("pointerdown"), heard("keydown"), new Promise((done) => setTimeout(done, longEnoughMs))])
}

const longEnoughMs = 3_000

const breath = (): Promise<void> => new Promise((done) => setTimeout(done))

void boot()
