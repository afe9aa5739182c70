import { Effect, Exit } from "effect"
import type { PaperVerdict, PaperWays } from "../../core/services/ports/papers.ts"

/** Papers in the browser: a tab, the clipboard, the programs beside it. */
export const paperWays: PaperWays["Service"] = {
  open: (address) =>
    Effect.suspend(() => {
      if (!isPressed()) return Effect.succeed<PaperVerdict>("declined")
      const tab = openTab()
      return address.pipe(
        Effect.onExit((exit) => Effect.sync(() => Exit.isFailure(exit) && tab?.close())),
        Effect.map((url): PaperVerdict => {
          if (tab === null) location.assign(url)
          else tab.location.replace(url)
          return "done"
        })
      )
    }),
  copy: (link) =>
    Effect.suspend(() => {
      const written = Promise.withResolvers<string>()
      const copied = writeLater(written.promise).then(
        (): PaperVerdict => "done",
        (): PaperVerdict => "forbidden"
      )
      return link.pipe(
        Effect.onExit((exit) =>
          Effect.sync(() => (Exit.isSuccess(exit) ? written.resolve(exit.value) : written.reject(new Error("no link"))))
        ),
        Effect.andThen(Effect.promise(() => copied))
      )
    }),
  share: (link) =>
    Effect.flatMap(link, (url) =>
      Effect.promise(() =>
        navigator.share({ title: "Подарочный сертификат «Грань»", url }).then(
          (): PaperVerdict => "done",
          (cause: unknown): PaperVerdict => (cause instanceof Error && cause.name === "AbortError" ? "declined" : "forbidden")
        )
      )
    ),
  canShare: Effect.sync(() => typeof navigator.share === "function")
}

/** A tab that was loaded anew while it asked opens nothing by itself. */
const isPressed = (): boolean => {
  const { userActivation }: { readonly userActivation?: { readonly isActive?: boolean } } = navigator
  return userActivation?.isActive !== false
}

/** A tab that waits for its paper, and says so; `null` where the browser opens none. */
const openTab = (): Window | null => {
  const tab = window.open("", "_blank")
  if (tab === null) return null
  tab.opener = null
  tab.document.title = "Открываем документ"
  tab.document.body.textContent = "Открываем документ. Если он скачается, эту вкладку можно закрыть."
  return tab
}

/** Safari lets a page write only within a press, but waits for what is written; others let it a few seconds later too. */
const writeLater = (text: Promise<string>): Promise<void> => {
  if (typeof ClipboardItem === "undefined") return text.then((known) => navigator.clipboard.writeText(known))
  const blob = text.then((known) => new Blob([known], { type: "text/plain" }))
  // Where the clipboard is forbidden nobody else hears that no link came.
  blob.catch(() => undefined)
  return Promise.resolve(navigator.clipboard).then((clipboard) => clipboard.write([new ClipboardItem({ "text/plain": blob })]))
}
