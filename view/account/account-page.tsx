import { type ReactNode, Suspense } from "react"
import type { User } from "../../core/contract/session.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useUser } from "../shop-context.tsx"
import { AccountFrame, type AccountFrameProps } from "./account-frame.tsx"
import { Rows } from "./rows.tsx"

type Props = Pick<AccountFrameProps, "section" | "title"> & {
  /** In the accusative: «Открываем заказы». */
  readonly contents: string
  readonly children: (user: User, skeleton: ReactNode) => ReactNode
}

/** Page of the personal area with late content. Skeleton rows reserve its space until user and code are loaded. */
export function AccountPage({ children, contents, section, title }: Props) {
  const user = useUser() ?? null
  const skeleton = <Rows label={`Открываем ${contents}`} />
  return (
    <AccountFrame title={title} section={section} user={user}>
      {user === null ? (
        <noscript>
          <p>{typeset(`Чтобы увидеть ${contents}, включите в браузере JavaScript.`)}</p>
        </noscript>
      ) : null}
      <Suspense key={user?.id} fallback={skeleton}>
        {user === null ? skeleton : children(user, skeleton)}
      </Suspense>
    </AccountFrame>
  )
}
