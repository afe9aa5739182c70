import { useSelector } from "../use-selector.ts"
import { Activity, createElement, type FunctionComponent } from "react"
import type { Dialog } from "../../core/contract/dialogs.ts"
import { SlowNotice } from "../notices/slow-notice.tsx"
import { useFeature } from "../shop-context.tsx"
import { loadedDialog } from "./loader.ts"

/** Open dialog, and the hidden one behind it that waits for a login with its typed values. */
export function DialogHost() {
  const actor = useFeature("dialogs")
  const dialogs = useSelector(actor, (snapshot) => snapshot)
  if (actor === undefined || dialogs === undefined) return null
  if (dialogs.hasTag("failed")) return <SlowNotice text={failureText} onRetry={() => actor.send({ type: "dialogs.retry" })} />
  const { active, behind } = dialogs.context
  const isDrawn = dialogs.hasTag("drawable") || dialogs.hasTag("fading")
  return [behind, active].map((dialog) =>
    dialog === null || dialog === "page" ? null : (
      <Activity key={dialog.key} mode={isDrawn && dialog === active ? "visible" : "hidden"}>
        {drawDialog(dialog)}
      </Activity>
    )
  )
}

const drawDialog = ({ key, props }: Dialog) => {
  const Component = loadedDialog(key)
  return Component === undefined ? null : createElement(Component as FunctionComponent<object>, props)
}

const failureText = "Окно не открылось: нет связи с магазином"
