import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { Link } from "wouter"
import type { User } from "../../../core/contract/session.ts"
import { Crumbs } from "../../parts/crumbs.tsx"
import { useHousehold } from "../../shop-context.tsx"
import styles from "./account-frame.module.css"

type Props = {
  readonly title: string
  /** `null` while it is not known who comes: the boxes of the page stand there. */
  readonly user: User | null
  readonly children: ReactNode
}

/** A page of the personal area: whose it is, its sections, the way out (`design §18`). */
export function AccountFrame({ children, title, user }: Props) {
  return (
    <div className="container">
      <Crumbs trail={home} here="Личный кабинет" />
      <div className={`columns ${styles["body"]}`}>
        <h1 className={`display-l ${styles["title"]}`}>{title}</h1>
        <div className={styles["side"]}>
          {user === null ? (
            <p className={styles["coming"]} aria-hidden="true">
              <span />
              <span />
            </p>
          ) : (
            <Owner user={user} />
          )}
        </div>
        <div className={styles["page"]}>{children}</div>
      </div>
    </div>
  )
}

function Owner({ user: { email, name, surname } }: { readonly user: User }) {
  const auth = useHousehold("auth")
  const canLeave = useSelector(auth, (snapshot) => snapshot?.can({ type: "auth.logOut" }) === true)
  return (
    <>
      <p className={`display-s ${styles["owner"]}`}>{surname === null ? name : `${name} ${surname}`}</p>
      <p className={`caption ${styles["email"]}`}>{email}</p>
      <nav aria-label="Личный кабинет">
        <ul className={styles["sections"]}>
          <li>
            <Link href="/personal/profile/" aria-current="page">
              Профиль
            </Link>
          </li>
          <li>
            <button type="button" disabled={!canLeave} onClick={() => auth?.send({ type: "auth.logOut" })}>
              Выйти
            </button>
          </li>
        </ul>
      </nav>
    </>
  )
}

const home = [["Главная", "/"]] as const
