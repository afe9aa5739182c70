import { type ReactNode, useEffect } from "react"
import { createRoot } from "react-dom/client"
import { type FromMirror, mirrorChannel, type ToMirror } from "../core/journal/wire.ts"
import "../view/theme/theme.css"
import { App } from "../view/app.tsx"
import { tellInteraction } from "../view/islands/first-interaction.ts"
import { shownShopAt } from "./guest-shop.ts"
import { brokenIn } from "../core/journal/broken-in.ts"
import { bring } from "./mirror-parts.ts"

/** The shop's screen as it stood at a moment of a journal, for the inspector: drawn from a tree of states, and nothing in it can be touched. */
const start = (container: HTMLElement): void => {
  const channel = new BroadcastChannel(mirrorChannel)
  const say = (message: FromMirror) => channel.postMessage(message)
  const mirror = crypto.getRandomValues(new Uint32Array(2)).join("-")
  const faults = new Set<string>()
  let of = 0
  const tell = () => say({ type: "drawn", of, faults: [...faults] })
  const blame = (fault: unknown) => {
    faults.add(typeof fault === "string" ? fault : String(fault))
    tell()
  }
  const root = createRoot(container, { onUncaughtError: blame, onCaughtError: blame })
  const draw = async ({ of: next, tree }: ToMirror) => {
    of = next
    faults.clear()
    const missing = await bring(tree)
    if (of !== next) return
    const shop = shownShopAt(tree)
    for (const fault of [...missing, ...brokenIn(shop, tree.snapshot, tree.root)]) blame(fault)
    container.dataset["drawn"] = String(next)
    root.render(
      <Drawn key={next} onDrawn={tell}>
        <App shop={shop} debug={false} />
      </Drawn>
    )
  }
  addEventListener("error", ({ message }) => blame(message))
  addEventListener("unhandledrejection", ({ reason }) => blame(reason))
  stillModals()
  tellInteraction()
  channel.addEventListener("message", ({ data }: MessageEvent<ToMirror>) => void draw(data).catch(blame))
  addEventListener("pagehide", () => say({ type: "closed", mirror }))
  say({ type: "ready", mirror })
}

type DrawnProps = { readonly onDrawn: () => void; readonly children: ReactNode }

/** Says when the screen stands. Nothing in it is heard. */
function Drawn({ children, onDrawn }: DrawnProps) {
  useEffect(onDrawn, [onDrawn])
  return <div inert>{children}</div>
}

/** A modal dialog lives even within `inert`, and would take the focus out of the inspector. */
const stillModals = (): void => {
  const prototype = HTMLDialogElement.prototype
  const show = Object.getOwnPropertyDescriptor(prototype, "showModal")?.value as (this: HTMLDialogElement) => void
  prototype.showModal = function showStill() {
    this.inert = true
    show.call(this)
  }
}

const container = document.getElementById("root")
if (container !== null) start(container)
