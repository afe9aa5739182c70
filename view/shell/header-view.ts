import type { SnapshotFrom } from "xstate"
import type { User } from "../../core/contract/session.ts"
import type { Menu } from "../../core/contract/shell.ts"
import type { headerMachine } from "../../core/machines/shell/header.machine.ts"
import type { HeaderIntent, Overlay } from "../../core/machines/shell/header-setup.ts"

export type HeaderSnapshot = SnapshotFrom<typeof headerMachine>

/** What the header and its panels are drawn from. */
export type HeaderView = {
  /** `null` while there is none: the page stands with the house's name alone. */
  readonly menu: Menu | null
  readonly header: HeaderSnapshot
  readonly send: (intent: HeaderIntent) => void
  /** The address of the page, to mark its section. */
  readonly path: string
  readonly domain: string | null
  /** Who is signed in: `null` for a guest, `undefined` while that is not known. */
  readonly user: User | null | undefined
  /** How many things are liked, and how many are in the cart; 0 until that is known. */
  readonly favourites: number
  readonly inCart: number
}

/** How one of the overlays is drawn: open, on its way out, or not at all. */
export const stageOf = (header: HeaderSnapshot, overlay: Overlay): "open" | "fading" | null => {
  if (header.context.overlay !== overlay) return null
  return header.matches({ overlay: "open" }) ? "open" : "fading"
}
