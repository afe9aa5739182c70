import { useSelector } from "../use-selector.ts"
import { useActor, useCounts, useFeature, useUser } from "../shop-context.tsx"
import { Header } from "./header.tsx"

/** Connects the header to its machine, so that its changes re-render nothing else. */
export function ShopHeader({ busy, path }: { readonly busy: boolean; readonly path: string }) {
  const actor = useActor("header")
  const header = useSelector(actor, (snapshot) => snapshot)
  const menu = useSelector(useActor("menu"), ({ context }) => context.menu)
  const domain = useSelector(useFeature("reference"), (reference) => reference?.context.domain ?? null)
  const user = useUser()
  return <Header {...useCounts()} user={user} menu={menu} header={header} send={actor.send} path={path} domain={domain} busy={busy} />
}
