import { createRoot } from "react-dom/client"
import type { Tree } from "../core/journal/journal.ts"
import { type FromMirror, mirrorChannel, type ToMirror } from "../core/journal/wire.ts"
import "../view/theme/theme.css"
import { App } from "../view/app.tsx"
import { dialogs } from "../view/dialogs/dialogs.ts"
import { loadDialog } from "../view/dialogs/loader.ts"
import { LiveHeart } from "../view/parts/heart.late.tsx"
import { bringHearts } from "../view/parts/heart.tsx"
import { JudgeProvider } from "../view/shop-context.tsx"
import { loadScreens } from "../view/screens/screens.tsx"
import { loadPanels } from "../view/shell/panels-loader.ts"
import { guestMachinesReady, guestShopAt } from "./guest-shop.ts"

/** The shop's screen as it stood at a moment of a journal, for the inspector: drawn from a tree of states, and nothing in it can be touched. */
const start = async (container: HTMLElement): Promise<void> => {
  await Promise.all([loadScreens(), loadPanels(), guestMachinesReady, ...Object.keys(dialogs).map(loadDialog)])
  bringHearts({ LiveHeart })
  const root = createRoot(container)
  const channel = new BroadcastChannel(mirrorChannel)
  const say = (message: FromMirror) => channel.postMessage(message)
  stillModals()
  let drawn = 0
  const draw = (tree: Tree) => {
    drawn += 1
    container.dataset["drawn"] = String(drawn)
    root.render(
      <div inert key={drawn}>
        <JudgeProvider value={() => ({})}>
          <App shop={guestShopAt(tree).shop} debug={false} />
        </JudgeProvider>
      </div>
    )
  }
  channel.addEventListener("message", ({ data }: MessageEvent<ToMirror>) => draw(data.tree))
  addEventListener("pagehide", () => say({ type: "closed" }))
  say({ type: "ready" })
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
if (container !== null) void start(container)
