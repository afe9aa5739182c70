import { alertsPath } from "../../core/domain/alerts/own-alert.ts"
import { AccountPage } from "../account/account-page.tsx"
import { onDemand } from "../islands/late-island.tsx"
import { Running } from "../running.tsx"
import type { Draw } from "./draw.ts"

export const AlertsScreen = () => (
  <AccountPage title="Следим за ценой" section={alertsPath} contents="список камней">
    {(user, skeleton) => (
      <Running feature="alerts">
        <AlertList user={user} skeleton={skeleton} />
      </Running>
    )}
  </AccountPage>
)

const AlertList = onDemand(() => import("../alerts/alert-list.tsx").then((part) => part.AlertList))

export const draw: Draw = () => <AlertsScreen />
