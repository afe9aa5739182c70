import type { SnapshotFrom } from "xstate"
import type { User } from "../../core/contract/session.ts"
import type { Menu } from "../../core/contract/shell.ts"
import type { headerMachine } from "../../core/machines/shell/header.machine.ts"
import type { HeaderCommand, Overlay } from "../../core/machines/shell/header.machine.ts"

export type HeaderSnapshot = SnapshotFrom<typeof headerMachine>

export type HeaderView = {
  readonly menu: Menu | null
  readonly header: HeaderSnapshot
  readonly send: (command: HeaderCommand) => void
  readonly path: string
  readonly domain: string | null
  readonly user: User | null | undefined
  readonly favourites: number
  readonly inCart: number
}

export const stageOf = (header: HeaderSnapshot, overlay: Overlay): "open" | "fading" | null => {
  if (header.context.overlay !== overlay) return null
  return header.hasTag("open") ? "open" : "fading"
}
