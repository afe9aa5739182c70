import { Link } from "wouter"
import { useDialogLink } from "../dialog-link.ts"
import { useUser } from "../shop-context.tsx"
import { Sign } from "./signs.tsx"

type Props = {
  readonly className: string | undefined
  /** Whether its words are seen beside the sign. */
  readonly isSpelled?: boolean
}

/** The way to the personal area; a guest is asked to sign in first (FORM-007). */
export function AccountLink({ className, isSpelled = false }: Props) {
  const user = useUser()
  const opens = useDialogLink()
  return (
    <Link className={className} href="/personal/profile/" {...(user === null ? opens({ key: "login", props: { redirect: true } }) : {})}>
      <Sign name="account" />
      <span className={isSpelled ? undefined : "unseen"}>
        {user === null ? "Войти" : user === undefined ? "Личный кабинет" : `Личный кабинет, ${user.name}`}
      </span>
    </Link>
  )
}
