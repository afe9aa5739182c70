import { Suspense } from "react"
import { alertsPath } from "../../core/domain/alerts/own-alert.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { AccountFrame } from "../account/account-frame.tsx"
import { Rows } from "../account/rows.tsx"
import { onDemand } from "../islands/late-island.tsx"
import { Running } from "../running.tsx"
import { useUser } from "../shop-context.tsx"
import type { Draw } from "./draw.ts"

export function AlertsScreen() {
  const user = useUser() ?? null
  const skeleton = <Rows label="Открываем список камней" />
  return (
    <AccountFrame title="Следим за ценой" section={alertsPath} user={user}>
      {user === null ? (
        <noscript>
          <p>{typeset("Чтобы увидеть камни, включите в браузере JavaScript.")}</p>
        </noscript>
      ) : null}
      <Suspense fallback={skeleton}>
        {user === null ? (
          skeleton
        ) : (
          <Running feature="alerts">
            <AlertList key={user.id} user={user} skeleton={skeleton} />
          </Running>
        )}
      </Suspense>
    </AccountFrame>
  )
}

const AlertList = onDemand(() => import("../alerts/alert-list.tsx").then((part) => part.AlertList))

export const draw: Draw = () => <AlertsScreen />
