import { useSelector } from "@xstate/react"
import { createElement, type FunctionComponent } from "react"
import { SlowNotice } from "../shell/slow-notice.tsx"
import { useHousehold, useShop } from "../shop-context.tsx"
import { loadedDialog } from "./loader.ts"

/** The place of the one dialog that is open, over everything else. */
export function DialogHost() {
  const shop = useShop()
  const isLost = useSelector(
    shop,
    (snapshot) => snapshot.matches({ household: { awaited: "lost" } }) && snapshot.context.household.wish !== null
  )
  const actor = useHousehold("dialogs")
  const dialogs = useSelector(actor, (snapshot) => snapshot)
  if (isLost) return <SlowNotice text={notCome} onRetry={() => shop.send({ type: "shop.furnish" })} />
  if (actor === undefined || dialogs === undefined) return null
  if (dialogs.hasTag("lost")) return <SlowNotice text={notCome} onRetry={() => actor.send({ type: "dialogs.retry" })} />
  const { active } = dialogs.context
  const isDrawn = active !== null && (dialogs.hasTag("drawable") || dialogs.matches({ closed: "fading" }))
  const Dialog = isDrawn ? loadedDialog(active.key) : undefined
  return active === null || Dialog === undefined
    ? null
    : createElement(Dialog as FunctionComponent<object>, { key: active.key, ...active.props })
}

const notCome = "Окно не открылось: нет связи с магазином"
