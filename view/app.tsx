import { useSelector } from "@xstate/react"
import { type ReactNode, useEffect } from "react"
import { Router } from "wouter"
import { addressOf } from "../core/domain/place.ts"
import { pageFailure } from "../core/machines/page-failure.ts"
import type { HeaderVariant } from "../core/routes/route.ts"
import type { ShopActor } from "../core/shop.ts"
import { useMachineLocation, useMachineSearch } from "./machine-location.ts"
import { ErrorScreen } from "./screens/error-screen.tsx"
import { LoadFailedScreen } from "./screens/load-failed-screen.tsx"
import { drawScreen } from "./screens/screens.tsx"
import { Layout } from "./shell/layout.tsx"
import { SlowNotice } from "./shell/slow-notice.tsx"
import { ShopProvider, useActor } from "./shop-context.tsx"

type Props = {
  readonly shop: ShopActor
  /** Shows what went wrong in a developer's words too (ERR-008). */
  readonly debug: boolean
  /** Called once the page listens. */
  readonly onAlive?: () => void
}

/** The shop on screen: a projection of its machines. */
export function App({ debug, onAlive, shop }: Props) {
  useEffect(() => onAlive?.(), [onAlive])
  return (
    <ShopProvider value={shop}>
      <Router hook={useMachineLocation} searchHook={useMachineSearch}>
        <Page debug={debug} />
      </Router>
    </ShopProvider>
  )
}

function Page({ debug }: Pick<Props, "debug">) {
  const navigationActor = useActor("navigation")
  const navigation = useSelector(navigationActor, (snapshot) => snapshot)
  const page = useSelector(useActor("page"), (snapshot) => snapshot)
  const { place, retries } = navigation.context
  const { refusal, view } = page.context
  const retry = () => navigationActor.send({ type: "navigation.retry" })

  const framed = (variant: HeaderVariant, children: ReactNode) => (
    <Framed variant={variant} path={place.path} busy={navigation.hasTag("busy")}>
      {children}
      {page.hasTag("slow") ? <SlowNotice onRetry={retry} /> : null}
    </Framed>
  )

  if (navigation.matches("missing")) {
    return framed(
      "transparent-white",
      <ErrorScreen debug={debug ? { message: `Page Not Found: ${addressOf(place)}`, stack: null } : null} />
    )
  }
  if (navigation.matches("failed") || (navigation.hasTag("busy") && retries > 0)) {
    return framed("default", <LoadFailedScreen {...pageFailure(refusal)} retryHref={addressOf(place)} onRetry={retry} />)
  }
  return framed(view?.match.header ?? "default", view === null ? null : drawScreen(view))
}

type FramedProps = { readonly variant: HeaderVariant; readonly path: string; readonly busy: boolean; readonly children: ReactNode }

function Framed({ children, ...layout }: FramedProps) {
  const menu = useSelector(useActor("menu"), (snapshot) => snapshot.context.menu)
  return (
    <Layout {...layout} menu={menu}>
      {children}
    </Layout>
  )
}
