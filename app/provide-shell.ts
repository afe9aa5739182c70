import { Effect, type ManagedRuntime } from "effect"
import { fromLoad, fromWatch } from "../core/kernel/from-run.ts"
import { isScrolled } from "../core/domain/shell/header.ts"
import { headerMachine } from "../core/machines/shell/header.machine.ts"
import type { HeaderEvent } from "../core/machines/shell/header.machine.ts"
import { Gestures } from "../core/services/ports/gestures.ts"
import { History } from "../core/services/ports/history.ts"
import { Scroll } from "../core/services/ports/scroll.ts"

export type ShellServices = Gestures | History | Scroll

type SendToHeader = (event: HeaderEvent) => void

export const provideShell = (tab: ManagedRuntime.ManagedRuntime<ShellServices, never>, loadPanels: () => Promise<unknown>) => ({
  header: headerMachine.provide({
    actors: {
      watchScroll: fromWatch(tab, (sendBack: SendToHeader) =>
        Effect.flatMap(Scroll, (scroll) => scroll.watch(isScrolled, (isBeyond) => sendBack({ type: "scroll.crossed", isBeyond })))
      ),
      holdScroll: fromWatch(tab, () => Effect.flatMap(Scroll, ({ hold }) => hold)),
      watchEscape: fromWatch(tab, (sendBack: SendToHeader) =>
        Effect.flatMap(Gestures, (gestures) => gestures.escapes(() => sendBack({ type: "header.escaped" })))
      ),
      coverHistory: fromWatch(tab, (sendBack: SendToHeader) =>
        Effect.flatMap(History, (history) => history.cover(() => sendBack({ type: "header.back" })))
      ),
      loadPanels: fromLoad(loadPanels)
    }
  })
})
