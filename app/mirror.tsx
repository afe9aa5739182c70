import { type ReactNode, useEffect } from "react"
import { createRoot } from "react-dom/client"
import { brokenMachines } from "../core/journal/broken-machines.ts"
import type { Tree } from "../core/journal/journal.ts"
import { makeMirror } from "../core/journal/mirror.ts"
import { type FromMirror, mirrorChannel, type ToMirror } from "../core/journal/wire.ts"
import "../view/theme/theme.css"
import { App } from "../view/app.tsx"
import { reportInteraction } from "../view/islands/first-interaction.ts"
import { makeModalsInert } from "../view/modal/still-modals.ts"
import { shownShopAt } from "./guest-shop.ts"
import type { FormSecrets } from "../view/shop-context.tsx"
import { loadMirroredParts } from "./mirror-parts.ts"

/** Renders the shop's screen at a moment of a journal for the inspector, inert. */
const start = (container: HTMLElement): void => {
  const channel = new BroadcastChannel(mirrorChannel)
  const post = (message: FromMirror) => channel.postMessage(message)
  const inspector = location.hash.slice(1)
  const mirror = crypto.getRandomValues(new Uint32Array(2)).join("-")
  const draw = (tree: Tree, drawing: number) => {
    const shop = shownShopAt(tree)
    container.dataset["drawn"] = String(drawing)
    root.render(
      <Rendered key={drawing} onRender={reportFaults}>
        <App shop={shop} debug={false} secrets={noSecrets} />
      </Rendered>
    )
    return brokenMachines(shop, tree.snapshot, tree.root)
  }
  const { addFault, show, reportFaults } = makeMirror({ inspector, post, load: loadMirroredParts, draw, clear: () => root.render(null) })
  const root = createRoot(container, { onUncaughtError: addFault, onCaughtError: addFault })
  addEventListener("error", ({ message }) => addFault(message))
  addEventListener("unhandledrejection", ({ reason }) => addFault(reason))
  makeModalsInert()
  reportInteraction()
  channel.addEventListener("message", ({ data }: MessageEvent<ToMirror>) => void show(data))
  addEventListener("pagehide", () => post({ type: "closed", inspector, mirror }))
  post({ type: "ready", inspector, mirror })
}

/** Journals contain no secrets. */
const none: FormSecrets = { judge: () => ({}), recall: () => "", hold: () => undefined, held: () => [], claim: () => undefined }
const noSecrets = () => none

type RenderedProps = { readonly onRender: () => void; readonly children: ReactNode }

function Rendered({ children, onRender }: RenderedProps) {
  useEffect(onRender, [onRender])
  return <div inert>{children}</div>
}

const container = document.getElementById("root")
if (container !== null) start(container)
