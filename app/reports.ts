import { Effect, Layer } from "effect"
import { watchUncaught } from "../adapters/browser/failures-browser.ts"
import { saveFile } from "../adapters/browser/files-browser.ts"
import { makeReports } from "../adapters/browser/reports-browser.ts"
import { tabSizes } from "../adapters/browser/tab-sizes.ts"
import { toConsole } from "../adapters/browser/to-console.ts"
import type { Recorder } from "../core/journal/record.ts"
import { loggerTo } from "../core/services/log.ts"
import { Reports } from "../core/services/ports/reports.ts"
import { reportDesk, reportFailures } from "../core/shop/failure-reports.ts"
import type { ShopActor } from "../core/shop/shop.ts"

type Options = { readonly build: string; readonly reportsUrl: string | undefined }

const defaultUrl = "/reports"

const over = (url = defaultUrl) => Layer.merge(Layer.succeed(Reports, makeReports(url)), loggerTo(toConsole))

const path = () => location.pathname

export const reportTab = ({ reportsUrl, ...options }: Options & { readonly recorder: Recorder; readonly shop: ShopActor }): void => {
  const services = over(reportsUrl)
  reportFailures({ ...options, path, uncaught: watchUncaught, run: (program) => void Effect.runFork(Effect.provide(program, services)) })
}

/** Reports that a shopper sends or saves by hand. */
export const deskOfTab = ({ build, recorder, reportsUrl }: Options & { readonly recorder: () => Recorder }) => {
  const desk = reportDesk({ build, path, title: () => document.title, recorder, sizes: tabSizes, saveFile })
  return { ...desk, sendReport: Effect.provide(desk.sendReport, over(reportsUrl)) }
}
