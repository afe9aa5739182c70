/** Tests for input in the focused text field or any field of a secret; a reload restores no secrets. */
export const isTyping = (): boolean => {
  const field = document.activeElement
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !typesWithoutText.has(field.type))
  return (
    (isText && field.value !== "") ||
    [...document.querySelectorAll<HTMLInputElement>("input[data-secret]")].some(({ value }) => value !== "")
  )
}

const typesWithoutText: ReadonlySet<string> = new Set(["button", "submit", "reset", "checkbox", "radio", "range"])
