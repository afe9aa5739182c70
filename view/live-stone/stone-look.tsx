import { type ReactNode, Suspense } from "react"
import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import { lateIsland } from "../islands/late-island.tsx"
import styles from "./stone-look.module.css"

const LiveStone = lateIsland(() => import("./live-stone.late.tsx").then((part) => part.LiveStoneOf), true)

type Props = { readonly stone: Diamond; readonly children: ReactNode }

/** Picture of a stone, over which its live picture opens. */
export function StoneLook({ children, stone }: Props) {
  return (
    <div className={styles["stone"]}>
      <div className={styles["picture"]}>{children}</div>
      <Suspense fallback={null}>
        <LiveStone diamond={stone} />
      </Suspense>
    </div>
  )
}
