import { Effect, type ManagedRuntime, Schema } from "effect"
import { fromEffect, fromWatch } from "../core/actors/from-effect.ts"
import { lazyMachine } from "../core/actors/lazy-machine.ts"
import { calls } from "../core/contract/calls.ts"
import type { Head as Tags } from "../core/domain/head.ts"
import { menuMachine } from "../core/machines/menu.machine.ts"
import { type Arrival, navigationMachine, type NavigationEvent } from "../core/machines/navigation.machine.ts"
import { pageMachine } from "../core/machines/page.machine.ts"
import { Api, ApiError } from "../core/services/api.ts"
import { Head } from "../core/services/head.ts"
import { History } from "../core/services/history.ts"
import { JournalDesk, JournalDeskError } from "../core/services/journal-desk.ts"
import { openPage, OpenPageError } from "../core/services/pages.ts"
import type { Payloads } from "../core/services/payloads.ts"
import type { Screens } from "../core/services/screens.ts"
import { Scroll } from "../core/services/scroll.ts"
import { lazyMachines, shopMachine } from "../core/shop.ts"

export type ShopServices = Api | Head | History | JournalDesk | Payloads | Screens | Scroll

/** A scroll waits this long after a page has finished (LIM-015). */
const scrollWait = "50 millis"

const Never = Schema.Never

/** The shop with its side effects attached. */
export const provideShop = (runtime: ManagedRuntime.ManagedRuntime<ShopServices, never>) => {
  const writeHead = fromEffect(runtime, Never, (head: Tags) => Effect.flatMap(Head, (service) => service.write(head)))

  const navigation = navigationMachine.provide({
    actors: {
      watchHistory: fromWatch(runtime, (tell: (event: NavigationEvent) => void) =>
        Effect.flatMap(History, (history) => history.watch((place) => tell({ type: "navigation.popped", place })))
      ),
      writeHistory: fromEffect(runtime, Never, writeHistory),
      settleScroll: fromEffect(runtime, Never, settleScroll),
      leave: fromEffect(runtime, Never, (url: string) => Effect.flatMap(History, (history) => history.leave(url))),
      writeHead
    }
  })
  const page = pageMachine.provide({ actors: { openPage: fromEffect(runtime, OpenPageError, openPage), writeHead } })
  const menu = menuMachine.provide({
    actors: {
      loadMenu: fromEffect(runtime, ApiError, loadMenu)
    }
  })
  const journalDesk = lazyMachine("journalDesk", async () =>
    (await lazyMachines.journalDesk.load()).provide({
      actors: {
        report: fromEffect(runtime, JournalDeskError, ({ source }: { readonly source: "tab" | "file" }) =>
          Effect.flatMap(JournalDesk, (desk) => (source === "tab" ? desk.report : desk.open))
        ),
        save: fromEffect(runtime, Never, (options: { readonly masked: boolean }) =>
          Effect.flatMap(JournalDesk, (desk) => desk.save(options))
        )
      }
    })
  )
  return { shop: shopMachine.provide({ actors: { navigation, page, menu, journalDesk } }), lazy: { journalDesk } }
}

const loadMenu = Effect.fnUntraced(function* () {
  const api = yield* Api
  const menu = yield* Effect.promise(calls["shell.menu"])
  return yield* api.call(menu, { params: {}, query: {}, body: {} })
})

const writeHistory = Effect.fnUntraced(function* ({ from, kind, place }: Arrival) {
  const scroll = yield* Scroll
  const history = yield* History
  if (kind !== "load") yield* scroll.remember(from)
  if (kind === "push" || kind === "replace") yield* history.write(place, kind)
})

const settleScroll = Effect.fnUntraced(function* ({ kind, place }: Arrival) {
  const scroll = yield* Scroll
  if (kind === "load") return yield* scroll.restore(place.index)
  yield* Effect.sleep(scrollWait)
  yield* kind === "pop" ? scroll.restore(place.index) : scroll.toTop
})
