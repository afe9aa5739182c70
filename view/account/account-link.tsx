import { Link } from "wouter"
import type { User } from "../../core/contract/session.ts"
import { Sign } from "../shell/signs.tsx"

type Props = {
  readonly className: string | undefined
  /** `null` for a guest, `undefined` while it is not known who it is. */
  readonly user: User | null | undefined
  /** Of the words beside the sign. */
  readonly words?: string
}

/** The way to the personal area; a guest is asked to sign in first (FORM-007). */
export const AccountLink = ({ className, user, words }: Props) => (
  <Link className={className} href="/personal/profile/" data-dialog={user === null ? "login" : undefined}>
    <Sign name="account" />
    <span className={words}>{user === null ? "Войти" : user === undefined ? "Личный кабинет" : `Личный кабинет, ${user.name}`}</span>
  </Link>
)
