import { Effect } from "effect"

export const saveFile = (name: string, text: string): Effect.Effect<void> =>
  Effect.sync(() => {
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }))
    const link = Object.assign(document.createElement("a"), { href: url, download: name })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  })

/** Text of the chosen file; `undefined` when the dialog is cancelled. */
export const chooseFile: Effect.Effect<string | undefined> = Effect.callback<string | undefined>((resume) => {
  const input = Object.assign(document.createElement("input"), { type: "file", accept: "application/json" })
  input.addEventListener("cancel", () => resume(Effect.succeed(undefined)))
  input.addEventListener("change", () => resume(Effect.promise(async () => input.files?.[0]?.text())))
  input.click()
})
