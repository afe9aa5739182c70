import type { SnapshotFrom } from "xstate"
import type { User } from "../../core/contract/session.ts"
import type { Menu } from "../../core/contract/shell.ts"
import type { headerMachine } from "../../core/machines/shell/header.machine.ts"
import type { HeaderIntent, Overlay } from "../../core/machines/shell/header-setup.ts"

export type HeaderSnapshot = SnapshotFrom<typeof headerMachine>

/** Input of the header and its panels. */
export type HeaderView = {
  /** `null` if there is none: the header then shows only the shop name. */
  readonly menu: Menu | null
  readonly header: HeaderSnapshot
  readonly send: (intent: HeaderIntent) => void
  /** Path of the page, to mark its section. */
  readonly path: string
  readonly domain: string | null
  /** Signed-in user: `null` for a guest, `undefined` while unknown. */
  readonly user: User | null | undefined
  /** Numbers of favourites and of items in the cart; 0 while unknown. */
  readonly favourites: number
  readonly inCart: number
}

/** Rendering stage of an overlay: open, fading out, or absent. */
export const stageOf = (header: HeaderSnapshot, overlay: Overlay): "open" | "fading" | null => {
  if (header.context.overlay !== overlay) return null
  return header.matches({ overlay: "open" }) ? "open" : "fading"
}
