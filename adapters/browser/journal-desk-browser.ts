import { Effect, Layer } from "effect"
import type { Machines } from "../../core/journal/machines.ts"
import type { Recorder } from "../../core/journal/record.ts"
import { JournalDesk, NothingChosen } from "../../core/services/ports/journal-desk.ts"
import { chooseFile, saveFile } from "./files-browser.ts"
import { tabSizes } from "./tab-sizes.ts"

type Desk = { readonly recorder: Recorder; readonly build: string; readonly machines: Machines }

/** Loads its code on first use. */
export const layer = ({ build, machines, recorder }: Desk): Layer.Layer<JournalDesk> => {
  const desk = Effect.promise(() => import("../../core/journal/report.ts"))
  const marks = Effect.promise(() => import("../../core/shop/marks.ts").then(({ loadMarks }) => loadMarks()))
  return Layer.succeed(JournalDesk, {
    report: Effect.flatMap(desk, ({ fileOf, reportOf }) => reportOf(fileOf(recorder, build, tabSizes()), false, machines)),
    save: ({ masked }) =>
      Effect.flatMap(Effect.all([desk, marks]), ([{ fileOf, savedAs }, loaded]) => {
        const { name, text } = savedAs(fileOf(recorder, build, tabSizes()), loaded, masked)
        return saveFile(name, text)
      }),
    open: Effect.gen(function* () {
      const text = yield* chooseFile
      if (text === undefined) return yield* new NothingChosen()
      return yield* (yield* desk).reportOfText(text, machines)
    })
  })
}
