import { Suspense } from "react"
import { typeset } from "../../core/domain/text/typography.ts"
import { AccountFrame } from "../account/account-frame.tsx"
import { Rows } from "../account/rows.tsx"
import { Running } from "../running.tsx"
import { useUser } from "../shop-context.tsx"
import type { Draw } from "./draw.ts"
import { onDemand } from "../islands/late-island.tsx"

export function VisitsScreen() {
  const user = useUser() ?? null
  const skeleton = <Rows label="Открываем визиты" />
  return (
    <AccountFrame title="Визиты" section="/personal/visits/" user={user}>
      {user === null ? (
        <noscript>
          <p>{typeset("Чтобы увидеть визиты, включите в браузере JavaScript.")}</p>
        </noscript>
      ) : null}
      <Suspense fallback={skeleton}>
        {user === null ? (
          skeleton
        ) : (
          <Running feature="visits">
            <VisitList key={user.id} skeleton={skeleton} />
          </Running>
        )}
      </Suspense>
    </AccountFrame>
  )
}

const VisitList = onDemand(() => import("../visits/visit-list.tsx").then((part) => part.VisitList))

export const draw: Draw = () => <VisitsScreen />
