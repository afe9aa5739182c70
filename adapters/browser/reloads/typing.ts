/** Tells whether a field is being filled in, or holds something that no reload restores: a secret, a file. */
export const isTyping = (): boolean => {
  const field = document.activeElement
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !chosen.has(field.type))
  return (
    (isText && field.value !== "") ||
    [...document.querySelectorAll<HTMLInputElement>("input[type=password], input[type=file]")].some(({ value }) => value !== "")
  )
}
const chosen: ReadonlySet<string> = new Set(["button", "submit", "reset", "checkbox", "radio", "range"])
