import { Effect, Schema } from "effect"
import { fromKeeper, fromSafe, fromWatch } from "../../kernel/from-run.ts"
import { type BuildsContext, type BuildsEvent, buildPeriodMs as usualPeriodMs } from "../../machines/maintenance/builds.machine.ts"
import type { RecoveryEvent } from "../../machines/maintenance/recovery.machine.ts"
import { JournalDesk, JournalDeskError, readJournal } from "../../services/ports/journal-desk.ts"
import { callOf, type Capability } from "../capability.ts"

const calls = {
  readJournal: callOf(JournalDeskError, readJournal),
  saveJournal: callOf(Schema.Never, (options: { readonly masked: boolean }) => Effect.flatMap(JournalDesk, (desk) => desk.save(options)))
}

/** New builds, missing code, error reports, and the page that opens a saved journal. */
export const maintenance: Capability<"builds" | "report" | "recovery" | "journalDesk", typeof calls> = {
  calls,
  features: {
    builds: {
      provide: ({ builds, buildPeriodMs = usualPeriodMs, preload, reloads, returnsAfter, tab }) => ({
        actors: {
          readRules: fromSafe(tab, () => builds.rules),
          checkBuild: fromSafe(tab, () => builds.isOutdated),
          watchReturn: fromWatch(tab, (sendBack: (event: BuildsEvent) => void) =>
            returnsAfter(buildPeriodMs, () => sendBack({ type: "builds.returned" }))
          ),
          reloadOnNavigation: fromWatch(tab, () => reloads.due),
          preloadPages: fromWatch(tab, (_, { rules }: BuildsContext) => preload(rules))
        },
        delays: { period: buildPeriodMs }
      })
    },
    report: {
      provide: ({ saveReport, sendReport, tab }) => ({
        actors: { sendReport: fromSafe(tab, () => sendReport), saveReport: fromSafe(tab, () => saveReport) }
      })
    },
    recovery: {
      provide: ({ reloads, tab }) => ({
        actors: {
          chunks: fromKeeper(
            tab,
            (sendBack: (event: RecoveryEvent) => void) => reloads.chunks((missing) => sendBack({ type: "chunk.failed", ...missing })),
            () => reloads.unblock
          ),
          checkServer: fromSafe(tab, () => reloads.isReachable),
          waitForWrites: fromSafe(tab, () => reloads.untilWritten),
          waitForIdle: fromSafe(tab, () => reloads.untilQuiet),
          checkIdle: fromSafe(tab, () => reloads.isQuiet),
          reloadPage: fromSafe(tab, () => reloads.reload)
        }
      })
    },
    journalDesk: { provide: ({ actorOf }) => ({ actors: { ...actorOf } }) }
  }
}
