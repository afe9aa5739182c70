import { useSelector } from "@xstate/react"
import { Activity, createElement, type FunctionComponent } from "react"
import type { Dialog } from "../../core/contract/dialogs.ts"
import type { ShopContext } from "../../core/shop.ts"
import { SlowNotice } from "../shell/slow-notice.tsx"
import { useHousehold, useShop } from "../shop-context.tsx"
import { loadedDialog } from "./loader.ts"

/** The place of the one dialog that is open, over everything else. One that waits for a log-in keeps what is typed into it, and is not seen. */
export function DialogHost() {
  const shop = useShop()
  const lost = useSelector(shop, (snapshot) => (snapshot.matches({ household: { awaited: "lost" } }) ? wordOf(snapshot.context) : null))
  const actor = useHousehold("dialogs")
  const dialogs = useSelector(actor, (snapshot) => snapshot)
  if (lost !== null) return <SlowNotice text={lost} onRetry={() => shop.send({ type: "shop.furnish" })} />
  if (actor === undefined || dialogs === undefined) return null
  if (dialogs.hasTag("lost")) return <SlowNotice text={notCome} onRetry={() => actor.send({ type: "dialogs.retry" })} />
  const { active, behind } = dialogs.context
  const isDrawn = dialogs.hasTag("drawable") || dialogs.matches({ closed: "fading" })
  return [behind, active].map((dialog) =>
    dialog === null || dialog === "page" ? null : (
      <Activity key={dialog.key} mode={isDrawn && dialog === active ? "visible" : "hidden"}>
        {drawn(dialog)}
      </Activity>
    )
  )
}

const drawn = ({ key, props }: Dialog) => {
  const Component = loadedDialog(key)
  return Component === undefined ? null : createElement(Component as FunctionComponent<object>, props)
}

/** What waits while the code of what does it has not come. */
const wordOf = ({ household: { intents, wish } }: ShopContext): string | null =>
  wish !== null ? notCome : intents.some(({ type }) => type !== "cart.watch") ? waits : null

const waits = "Нет связи с магазином. Нажатое сделаем, когда она вернётся"
const notCome = "Окно не открылось: нет связи с магазином"
