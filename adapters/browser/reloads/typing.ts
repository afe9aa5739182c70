/** Checks for a field being filled in, and for secrets or files, which no reload restores. */
export const isTyping = (): boolean => {
  const field = document.activeElement
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !chosen.has(field.type))
  return (
    (isText && field.value !== "") ||
    [...document.querySelectorAll<HTMLInputElement>("input[type=password], input[type=file]")].some(({ value }) => value !== "")
  )
}
const chosen: ReadonlySet<string> = new Set(["button", "submit", "reset", "checkbox", "radio", "range"])
