import { Effect, Layer, ManagedRuntime } from "effect"
import * as apiInProcess from "../adapters/node/api-in-process.ts"
import * as payloadsNone from "../adapters/node/payloads-none.ts"
import type { Run } from "../core/kernel/from-run.ts"
import { runEffect } from "../core/kernel/run.ts"
import type { Place } from "../core/domain/url/place.ts"
import { type Match, resolve } from "../core/routes/resolve.ts"
import { ApiError } from "../core/services/ports/api.ts"
import { OpenPageError, pageData, type PageData } from "../core/services/navigation/pages.ts"
import { openAddress } from "../core/services/navigation/resolve-address.ts"
import { Screens } from "../core/services/ports/screens.ts"
import { loadMenu } from "../core/services/shell/menu.ts"
import type { GuestAnswers } from "./guest-shop.ts"
import { loggerTo } from "../core/services/log.ts"
import type { RendererOptions } from "./renderer.ts"

/** Asks the calls of a page, in this process, before anything is drawn. */
export const guestAnswersFrom = ({ call, log }: RendererOptions) => {
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      apiInProcess.layer(call),
      payloadsNone.layer,
      Layer.succeed(Screens, { load: () => Effect.void }),
      loggerTo((level, message, data) => (level === "info" ? undefined : log(level, message, data)))
    )
  )
  const open = runEffect(runtime, OpenPageError, openAddress)
  const menu = remembered(runEffect(runtime, ApiError, loadMenu))

  return {
    answers: async ({ path, search }: Place): Promise<GuestAnswers & { readonly match: Match }> => {
      const match = resolve(path, search)
      const [page, menus] = await Promise.all([open({ match, path, search }, never), menu()])
      return { match, page, menu: menus }
    },
    /** The data alone, as a payload carries it; `undefined` where there is no page. */
    data: async ({ path, search }: Place): Promise<PageData | "failed" | undefined> => {
      const match = resolve(path, search)
      if (match._tag === "Missing") return undefined
      const data = await runtime.runPromise(Effect.result(pageData({ path, search, ...match })))
      return data._tag === "Success" ? data.success : "failed"
    }
  }
}

/** The menus change a few times a year and stand on every page: a good answer serves this long. */
const menuLifeMs = 10_000

const remembered = (load: Run<undefined, GuestAnswers["menu"]>): (() => Promise<GuestAnswers["menu"]> | GuestAnswers["menu"]) => {
  let kept: { readonly answer: GuestAnswers["menu"]; readonly until: number } | undefined
  return () => {
    if (kept !== undefined && performance.now() < kept.until) return kept.answer
    return load(undefined, never).then((answer) => {
      if (answer._tag === "Success") kept = { answer, until: performance.now() + menuLifeMs }
      return answer
    })
  }
}

/** A document is drawn to its end even if its reader has gone: others may want the same one. */
const never = new AbortController().signal
