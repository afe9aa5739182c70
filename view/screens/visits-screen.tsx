import { AccountPage } from "../account/account-page.tsx"
import { Running } from "../running.tsx"
import type { Draw } from "./draw.ts"
import { onDemand } from "../islands/late-island.tsx"

export const VisitsScreen = () => (
  <AccountPage title="Визиты" section="/personal/visits/" contents="визиты">
    {(_, skeleton) => (
      <Running feature="visits">
        <VisitList skeleton={skeleton} />
      </Running>
    )}
  </AccountPage>
)

const VisitList = onDemand(() => import("../visits/visit-list.tsx").then((part) => part.VisitList))

export const draw: Draw = () => <VisitsScreen />
