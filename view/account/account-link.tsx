import { Link } from "wouter"
import type { User } from "../../core/contract/session.ts"
import { Sign } from "../ui/sign.tsx"

type Props = {
  readonly className: string | undefined
  readonly user: User | null | undefined
  readonly labelClass?: string
}

/** Opens the login dialog for a guest (FORM-007). */
export const AccountLink = ({ className, labelClass, user }: Props) => (
  <Link className={className} href="/personal/profile/" data-dialog={user === null ? "login" : undefined}>
    <Sign name="account" />
    <span className={labelClass}>{user === null ? "Войти" : user === undefined ? "Личный кабинет" : `Личный кабинет, ${user.name}`}</span>
  </Link>
)
