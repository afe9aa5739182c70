import { useSelector } from "./use-selector.ts"
import { memo, Suspense, useEffect } from "react"
import { Router } from "wouter"
import { pageNotFound } from "../core/domain/navigation/page-not-found.ts"
import { addressOf } from "../core/domain/url/place.ts"
import type { PageView } from "../core/machines/navigation/page.machine.ts"
import { pageFailure } from "../core/machines/navigation/page-failure.ts"
import type { ShopActor } from "../core/shop/shop.ts"
import { DialogHost } from "./modal/dialog-host.tsx"
import { setDialogLoader } from "./modal/loader.ts"
import { ErrorBoundary } from "./error-boundary.tsx"
import { lateIsland } from "./islands/late-island.tsx"
import { useMachineLocation } from "./machine-location.ts"
import { ErrorPage } from "./notices/error-page.tsx"
import { LoadFailed } from "./notices/load-failed.tsx"
import { drawScreen } from "./screens/screens.tsx"
import { ShopHeader } from "./shell/shop-header.tsx"
import { Layout } from "./shell/layout.tsx"
import { SlowNotice } from "./notices/slow-notice.tsx"
import { type FormSecrets, SecretsProvider, ShopProvider, useActor } from "./shop-context.tsx"

setDialogLoader(() => import("./dialogs/dialogs.ts"))

type Props = {
  readonly shop: ShopActor
  /** Shows technical error details (ERR-008). */
  readonly debug: boolean
  readonly onHydrated?: () => void
  /** Vault of typed secrets; absent on the server. */
  readonly secrets?: () => FormSecrets | undefined
}

export function App({ debug, onHydrated, secrets = noSecrets, shop }: Props) {
  useEffect(() => onHydrated?.(), [onHydrated])
  return (
    <ShopProvider value={shop}>
      <SecretsProvider value={secrets}>
        <Router hook={useMachineLocation}>
          <ErrorBoundary resetKey={shop} fallback={brokenPage}>
            <Page debug={debug} />
          </ErrorBoundary>
          <ErrorBoundary resetKey={shop} fallback={brokenDialog}>
            <DialogHost />
          </ErrorBoundary>
        </Router>
      </SecretsProvider>
    </ShopProvider>
  )
}

const brokenPage = () => <ErrorPage isBroken debug={null} />

const brokenDialog = (retry: () => void) => <SlowNotice text={dialogFailureText} onRetry={retry} />

const ShopFooter = lateIsland(() => import("./shell/footer.late.tsx").then((part) => part.ShopFooter))

/** Constant element: a re-render before hydration would make React discard the server's HTML. */
const footer = (
  <Suspense fallback={null}>
    <ShopFooter />
  </Suspense>
)

const ReportOffer = lateIsland(() => import("./maintenance/report-offer.late.tsx").then((part) => part.ReportOffer))

const report = (
  <Suspense fallback={null}>
    <ReportOffer />
  </Suspense>
)

const dialogFailureText = "Окно не открылось: сбой на нашей стороне"

const noSecrets = () => undefined

function Page({ debug }: Pick<Props, "debug">) {
  const navigationActor = useActor("navigation")
  const navigation = useSelector(navigationActor, (snapshot) => snapshot)
  const pageActor = useActor("page")
  const page = useSelector(pageActor, (snapshot) => snapshot)
  const { fault, place, route } = navigation.context
  const { refusal, view } = page.context
  const busy = navigation.hasTag("busy")
  const retry = () => navigationActor.send({ type: "navigation.retry" })
  return (
    <Layout header={<ShopHeader path={place.path} busy={busy} />} footer={footer} busy={busy}>
      {fault === "missing" ? (
        <ErrorPage report={report} debug={debug ? { message: pageNotFound(place, route).message, stack: null } : null} />
      ) : fault === "broken" ? (
        <ErrorPage isBroken report={report} debug={debug && refusal?._tag === "Broken" ? refusal.breakage : null} />
      ) : fault === "failed" ? (
        <LoadFailed {...pageFailure(refusal)} retryHref={addressOf(place)} onRetry={retry} />
      ) : view === null ? null : (
        <ErrorBoundary resetKey={view} onBreak={(breakage) => pageActor.send({ type: "page.break", breakage })}>
          <Screen view={view} />
        </ErrorBoundary>
      )}
      {page.hasTag("slow") ? <SlowNotice text="Магазин отвечает дольше обычного" onRetry={fault === "failed" ? null : retry} /> : null}
    </Layout>
  )
}

/** Re-renders only for another page, for the same reason as `footer`. */
const Screen = memo(({ view }: { readonly view: PageView }) => drawScreen(view))
