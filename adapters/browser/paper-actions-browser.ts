import { Effect, Exit } from "effect"
import type { PaperVerdict, PaperActions } from "../../core/services/ports/papers.ts"

export const paperActions: PaperActions["Service"] = {
  open: (address) =>
    Effect.suspend(() => {
      if (!hasUserActivation()) return Effect.succeed<PaperVerdict>("declined")
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
      const pending = Promise.withResolvers<string>()
      const verdict = writeLater(pending.promise).then(
        (): PaperVerdict => "done",
        (): PaperVerdict => "forbidden"
      )
      return link.pipe(
        Effect.onExit((exit) =>
          Effect.sync(() => (Exit.isSuccess(exit) ? pending.resolve(exit.value) : pending.reject(new Error("no link"))))
        ),
        Effect.andThen(Effect.promise(() => verdict))
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

/** Tests for a recent press: a tab restored during a request must not open a paper by itself. */
const hasUserActivation = (): boolean => {
  const { userActivation }: { readonly userActivation?: { readonly isActive?: boolean } } = navigator
  return userActivation?.isActive !== false
}

/** Blank tab with a waiting text; `null` when blocked. */
const openTab = (): Window | null => {
  const tab = window.open("", "_blank")
  if (tab === null) return null
  tab.opener = null
  tab.document.title = "Открываем документ"
  tab.document.body.textContent = "Открываем документ. Если он скачается, эту вкладку можно закрыть."
  return tab
}

/** Copies a pending text. Safari allows this only during a gesture, but accepts a promise. */
const writeLater = (text: Promise<string>): Promise<void> => {
  if (typeof ClipboardItem === "undefined") return text.then((verdict) => navigator.clipboard.writeText(verdict))
  const blob = text.then((verdict) => new Blob([verdict], { type: "text/plain" }))
  // Prevents an unhandled rejection.
  blob.catch(() => undefined)
  return Promise.resolve(navigator.clipboard).then((clipboard) => clipboard.write([new ClipboardItem({ "text/plain": blob })]))
}
