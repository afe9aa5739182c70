import { Effect, type ManagedRuntime } from "effect"
import { fromLoad, fromWatch } from "../core/kernel/from-run.ts"
import { isScrolled } from "../core/domain/shell/header.ts"
import { headerMachine } from "../core/machines/shell/header.machine.ts"
import type { HeaderEvent } from "../core/machines/shell/header.machine.ts"
import { Gestures } from "../core/services/ports/gestures.ts"
import { History } from "../core/services/ports/history.ts"
import { Scroll } from "../core/services/ports/scroll.ts"

export type ShellServices = Gestures | History | Scroll

type TellHeader = (event: HeaderEvent) => void

export const provideShell = (tab: ManagedRuntime.ManagedRuntime<ShellServices, never>, loadPanels: () => Promise<unknown>) => ({
  header: headerMachine.provide({
    actors: {
      watchScroll: fromWatch(tab, (tell: TellHeader) =>
        Effect.flatMap(Scroll, (scroll) => scroll.watch(isScrolled, (isBeyond) => tell({ type: "scroll.crossed", isBeyond })))
      ),
      holdScroll: fromWatch(tab, () => Effect.flatMap(Scroll, ({ hold }) => hold)),
      watchEscape: fromWatch(tab, (tell: TellHeader) =>
        Effect.flatMap(Gestures, (gestures) => gestures.escapes(() => tell({ type: "header.escaped" })))
      ),
      coverHistory: fromWatch(tab, (tell: TellHeader) =>
        Effect.flatMap(History, (history) => history.cover(() => tell({ type: "header.back" })))
      ),
      loadPanels: fromLoad(loadPanels)
    }
  })
})
