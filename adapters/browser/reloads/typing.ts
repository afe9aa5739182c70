/** Tests for input in the focused text field or any password or file field; a reload restores no passwords and files. */
export const isTyping = (): boolean => {
  const field = document.activeElement
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !typesWithoutText.has(field.type))
  return (
    (isText && field.value !== "") ||
    [...document.querySelectorAll<HTMLInputElement>("input[type=password], input[type=file]")].some(({ value }) => value !== "")
  )
}

const typesWithoutText: ReadonlySet<string> = new Set(["button", "submit", "reset", "checkbox", "radio", "range"])
