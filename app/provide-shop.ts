import { Effect, type ManagedRuntime } from "effect"
import { fromRun, fromSafe, fromWatch } from "../core/kernel/from-run.ts"
import { providePlan } from "../core/kernel/registry.ts"
import { makeSystem } from "../core/kernel/system.ts"
import { type Head as Tags, missingHead } from "../core/domain/content/head.ts"
import type { PageArrival } from "../core/machines/navigation/page-arrival.ts"
import { menuMachine } from "../core/machines/shell/menu.machine.ts"
import { navigationMachine } from "../core/machines/navigation/navigation.machine.ts"
import type { NavigationEvent } from "../core/machines/navigation/navigation.machine.ts"
import { pageMachine, type PageView } from "../core/machines/navigation/page.machine.ts"
import type { Focus } from "../core/services/ports/focus.ts"
import { Head } from "../core/services/ports/head.ts"
import { History } from "../core/services/ports/history.ts"
import { settleScroll } from "../core/services/navigation/settle-scroll.ts"
import { writeHistory } from "../core/services/navigation/write-history.ts"
import type { Vault } from "../core/services/ports/vault.ts"
import { shopPlan } from "../core/shop/shop.ts"
import type { CallActor, Calls, NavigationCalls } from "./calls.ts"
import { onceLoaded } from "../core/kernel/once-loaded.ts"
import type { LateServices, TabPorts } from "../core/shop/tab-ports.ts"
import type { formSecrets } from "./provide-late.ts"
import { provideShell, type ShellServices } from "./provide-shell.ts"

export type TabServices = ShellServices | LateServices | Head

/** Fills the shop's placeholders: those of the tab at once, calls when they are first made. */
export const provideShop = (
  tab: ManagedRuntime.ManagedRuntime<TabServices, never>,
  calls: () => Promise<Calls>,
  loadPanels: () => Promise<unknown>,
  loadDialog: (key: string) => Promise<unknown>,
  loadPorts: () => Promise<TabPorts>,
  /** `undefined` before the first interaction. */
  focus: () => Focus["Service"] | undefined,
  navigationCalls: () => Promise<NavigationCalls> = calls
) => {
  let secretsIn: typeof formSecrets | undefined
  let ports: TabPorts | undefined
  const called: CallActor = (choose) => fromRun(async (input, signal) => choose(await calls())(input, signal))

  const write = (head: Tags) => Effect.flatMap(Head, (service) => service.write(head))
  const writeHead = fromSafe(tab, write)
  const navigation = navigationMachine.provide({
    actors: {
      watchHistory: fromWatch(tab, (sendBack: (event: NavigationEvent) => void) =>
        Effect.flatMap(History, (history) => history.watch((place) => sendBack({ type: "navigation.popped", place })))
      ),
      writeHistory: fromSafe(tab, (arrival: PageArrival) =>
        Effect.andThen(ports?.reloads.depart(arrival) ?? Effect.void, writeHistory(arrival, focus()))
      ),
      settlePage: fromSafe(tab, (arrival: PageArrival) =>
        Effect.andThen(settleScroll(arrival), () => focus()?.arrive(arrival) ?? Effect.void)
      ),
      leaveShop: fromSafe(tab, (url: string) => Effect.flatMap(History, (history) => history.leave(url))),
      resolveAddress: fromRun(async (place, signal) => (await navigationCalls()).resolveAddress(place, signal)),
      writeHead
    }
  })
  const page = pageMachine.provide({
    actors: {
      openPage: fromRun(async (request, signal) => (await navigationCalls()).openPage(request, signal)),
      writeHead: fromSafe(tab, (view: PageView | null) =>
        Effect.flatMap(
          view === null ? Effect.succeed(missingHead) : Effect.promise(async () => (await navigationCalls()).headOf(view)),
          write
        )
      )
    }
  })
  const menu = menuMachine.provide({ actors: { loadMenu: called((each) => each.loadMenu) } })
  const late = onceLoaded(async () => {
    const [{ formSecrets, provideLate }, its] = await Promise.all([import("./provide-late.ts"), loadPorts()])
    secretsIn = formSecrets
    ports = its
    return provideLate(tab, called, loadDialog, its)
  })
  const early = { navigation: () => navigation, page: () => page, menu: () => menu, header: () => provideShell(tab, loadPanels).header }
  const system = makeSystem(providePlan(shopPlan, early, late))
  return {
    system,
    /** `undefined` until the code of forms has loaded. */
    secrets: (vault: Vault["Service"]) => () => secretsIn?.(vault)
  }
}

export type ShopSystem = ReturnType<typeof provideShop>["system"]
