import { Effect, Layer, ManagedRuntime } from "effect"
import * as apiInProcess from "../adapters/node/api-in-process.ts"
import * as payloadsNone from "../adapters/node/payloads-none.ts"
import { runEffect } from "../core/kernel/run.ts"
import type { Place } from "../core/domain/url/place.ts"
import { resolveRoute } from "../core/routes/resolve.ts"
import { ApiError } from "../core/services/ports/api.ts"
import { type PagePayload, pagePayload } from "../core/services/navigation/page-payload.ts"
import { OpenPageError } from "../core/services/navigation/pages.ts"
import { openAddress } from "../core/services/navigation/resolve-address.ts"
import { Screens } from "../core/services/ports/screens.ts"
import { cachedMenu } from "../core/services/shell/cached-menu.ts"
import type { GuestVisit } from "../core/shop/guest-visit.ts"
import { loggerTo } from "../core/services/log.ts"
import type { RendererOptions } from "./renderer.ts"

/** Makes the calls of a page in process, before rendering. */
export const guestAnswersFrom = ({ call, log }: RendererOptions) => {
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      apiInProcess.layer(call),
      payloadsNone.layer,
      Layer.succeed(Screens, { load: () => Effect.void }),
      loggerTo((level, message, data) => (level === "info" ? undefined : log(level, message, data)))
    )
  )
  const menus = Effect.runSync(cachedMenu)
  const loadMenu = runEffect(runtime, ApiError, () => menus)
  const open = runEffect(runtime, OpenPageError, openAddress)

  return {
    answers: async ({ path, search }: Place): Promise<GuestVisit> => {
      const match = resolveRoute(path, search)
      const [page, menu] = await Promise.all([open({ match, path, search }, never), loadMenu(undefined, never)])
      return { match, page, menu }
    },
    /** Data of a page without its document. */
    payload: (place: Place): Promise<PagePayload> => runtime.runPromise(pagePayload(place))
  }
}

/** Rendering is not aborted when the client disconnects: the document is cached for others. */
const never = new AbortController().signal
