import { useSelector } from "../use-selector.ts"
import type { ReactNode } from "react"
import { Link } from "wouter"
import type { User } from "../../core/contract/session.ts"
import { alertsPath } from "../../core/domain/alerts/own-alert.ts"
import { diamondOrdersPath } from "../../core/domain/diamond-orders/diamond-orders-address.ts"
import { ordersPath } from "../../core/domain/orders/orders-address.ts"
import { hyphenate } from "../../core/domain/text/hyphens.ts"
import { Crumbs, homeCrumb } from "../ui/crumbs.tsx"
import { useFeature, useSend } from "../shop-context.tsx"
import styles from "./account-frame.module.css"

const area = "Личный кабинет"
const profilePath = "/personal/profile/"

const sections = [
  [ordersPath, "История заказов"],
  [profilePath, "Профиль"],
  ["/personal/delivery-address/", "Адреса доставки"],
  ["/personal/visits/", "Визиты"],
  [alertsPath, "Следим за ценой"],
  [diamondOrdersPath, "Бриллианты под заказ"]
] as const

export type AccountFrameProps = {
  readonly title: string
  readonly section: (typeof sections)[number][0]
  readonly user: User | null
  readonly children: ReactNode
}

export function AccountFrame({ children, section, title, user }: AccountFrameProps) {
  return (
    <div className="container">
      {section === profilePath ? <Crumbs here={area} /> : <Crumbs trail={[homeCrumb, [area, profilePath]]} here={title} />}
      <div className={`columns ${styles["body"]}`}>
        <h1 className={`display-l ${styles["title"]}`}>{title}</h1>
        <div className={styles["side"]}>{user === null ? <OwnerSkeleton /> : <Owner user={user} section={section} />}</div>
        <div className={styles["page"]}>{children}</div>
      </div>
    </div>
  )
}

function Owner({ section, user: { email, name, surname } }: Pick<AccountFrameProps, "section"> & { readonly user: User }) {
  const auth = useFeature("auth")
  const sendAuth = useSend("auth")
  const canLeave = useSelector(auth, (snapshot) => snapshot?.can({ type: "auth.logOut" }) === true)
  return (
    <>
      <p className={`display-s ${styles["owner"]}`}>{hyphenate(surname === null ? name : `${name} ${surname}`, 9)}</p>
      <p className={`caption ${styles["email"]}`}>{email}</p>
      <nav aria-label="Личный кабинет">
        <ul className={styles["sections"]}>
          {sections.map(([href, label]) => (
            <li key={href}>
              <Link href={href} aria-current={href === section ? "page" : undefined}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" disabled={!canLeave} onClick={() => sendAuth({ type: "auth.logOut" })}>
              Выйти
            </button>
          </li>
        </ul>
      </nav>
    </>
  )
}

/** Reserves the space of `Owner` while the user loads. */
function OwnerSkeleton() {
  return (
    <div className={styles["skeleton"]} aria-hidden="true">
      <p className={`display-s ${styles["owner"]}`}>
        <span />
      </p>
      <p className={`caption ${styles["email"]}`}>
        <span />
      </p>
      <ul className={styles["sections"]}>
        {["leave", ...sections.map(([href]) => href)].map((key) => (
          <li key={key} />
        ))}
      </ul>
    </div>
  )
}
