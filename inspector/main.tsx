import { createRoot } from "react-dom/client"
import { createActor, fromCallback, fromPromise } from "xstate"
import { comparisonMachine } from "./machines/comparison.machine.ts"
import { inspectorMachine } from "./machines/inspector.machine.ts"
import { subscribeToInspection } from "../core/journal/inspection.ts"
import { Recorder } from "../core/journal/record.ts"
import { machines } from "../core/shop/machines-by-name.ts"
import { copyText } from "./copy-text.ts"
import { Journals } from "./journals.ts"
import { inspectorId } from "./inspector-id.ts"
import { listenToKeys } from "./keys.ts"
import { link } from "./link.ts"
import { linkMirror } from "./mirror-link.ts"
import { storeOwnJournal } from "./own-journal.ts"
import { readForComparison, readCoverage, readAndShow } from "./read.ts"
import { saveText } from "./save-text.ts"
import "./theme.css"
import { App } from "./view/app.tsx"
import { type Inspector, InspectorProvider } from "./view/inspector-context.tsx"

const start = async (root: HTMLElement): Promise<void> => {
  const journals = await Journals.over({ ...machines, inspector: inspectorMachine })
  const [read, readOther] = [readAndShow(journals), readForComparison(journals)]
  const inspector = createActor(
    inspectorMachine.provide({
      actors: {
        link: link(journals),
        clock: clock(),
        read: fromPromise(({ input }) => read(input)),
        comparison: comparisonMachine.provide({ actors: { read: fromPromise(({ input }) => readOther(input)) } }),
        readCoverage: fromPromise(() => readCoverage(root.dataset["report"] ?? ""))
      }
    }),
    { id: "inspector" }
  )
  const recorder = new Recorder({ now: Date.now })
  subscribeToInspection(inspector, recorder.inspect)
  storeOwnJournal(recorder)
  inspector.start()
  linkMirror(inspector, journals, inspectorId)
  listenToKeys(inspector)
  openFromUrl(inspector)
  addEventListener("hashchange", () => openFromUrl(inspector))
  createRoot(root).render(
    <InspectorProvider value={{ inspector, journals, save: saveText, copy: copyText }}>
      <App />
    </InspectorProvider>
  )
  if (new URLSearchParams(location.search).get("inspect") === "stately") {
    const { shareWithStately } = await import("./stately.ts")
    shareWithStately(inspector, journals, root.dataset["stately"] ?? "")
  }
}

/** Opens a QA journal named in the URL: `/inspector#file=failing.json&actor=shop/header&view=screen`. */
const openFromUrl = (inspector: Inspector): void => {
  const options = new URLSearchParams(location.hash.slice(1))
  const [name, actor] = [options.get("file") ?? "", options.get("actor")]
  if (name === "") return
  inspector.send({ type: "journal.open", from: { kind: "qa", name, ...(actor !== null && { actor }) } })
  if (options.get("view") === "screen") inspector.send({ type: "center.choose", center: "screen" })
}

const tickMs = 500

const clock = () =>
  fromCallback(({ sendBack }) => {
    const timer = setInterval(() => sendBack({ type: "clock.ticked", now: Date.now() }), tickMs)
    return () => clearInterval(timer)
  })

const root = document.getElementById("root")
if (root !== null) void start(root)
