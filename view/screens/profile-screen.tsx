import { useSelector } from "../use-selector.ts"
import { Suspense } from "react"
import { typeset } from "../../core/domain/text/typography.ts"
import { Running } from "../running.tsx"
import { useActor } from "../shop-context.tsx"
import { AccountFrame } from "../account/account-frame.tsx"
import styles from "./profile-screen.module.css"
import type { Draw } from "./draw.ts"
import { onDemand } from "../islands/late-island.tsx"

/** Profile of a user; the gate redirects guests. */
export function ProfileScreen() {
  const account = useSelector(useActor("account"), (snapshot) => snapshot)
  const { user } = account.context
  return (
    <AccountFrame title="Профиль" section="/personal/profile/" user={user}>
      {user === null ? (
        <noscript>
          <p>{typeset("Чтобы войти в личный кабинет, включите в браузере JavaScript.")}</p>
        </noscript>
      ) : null}
      <Suspense fallback={skeleton}>{user === null ? skeleton : <ProfileData account={account} />}</Suspense>
    </AccountFrame>
  )
}

const ProfileData = onDemand(() => import("../account/profile-data.tsx").then((part) => part.ProfileData))

const skeleton = (
  <>
    <p className="unseen" role="status">
      Открываем личный кабинет
    </p>
    <div className={styles["skeleton"]} aria-hidden="true">
      {["surname", "name", "patronymic", "birthday", "email", "phone"].map((field) => (
        <div key={field}>
          <span />
          <span />
        </div>
      ))}
    </div>
  </>
)

export const draw: Draw = () => (
  <Running feature="account">
    <ProfileScreen />
  </Running>
)
