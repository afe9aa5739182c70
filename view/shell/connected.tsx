import { useSelector } from "@xstate/react"
import { useActor } from "../shop-context.tsx"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"

/** The header over its machine; what changes in it draws nothing else anew. */
export function ShopHeader({ busy, path }: { readonly busy: boolean; readonly path: string }) {
  const actor = useActor("header")
  const header = useSelector(actor, (snapshot) => snapshot)
  const menu = useSelector(useActor("menu"), ({ context }) => context.menu)
  const domain = useSelector(useActor("reference"), ({ context }) => context.domain)
  return <Header menu={menu} header={header} send={actor.send} path={path} domain={domain} busy={busy} />
}

/** The footer over its machine. */
export function ShopFooter() {
  const actor = useActor("newsletter")
  const newsletter = useSelector(actor, (snapshot) => snapshot)
  const menu = useSelector(useActor("menu"), ({ context }) => context.menu)
  const domain = useSelector(useActor("reference"), ({ context }) => context.domain)
  return <Footer menu={menu} domain={domain} newsletter={newsletter} send={actor.send} />
}
