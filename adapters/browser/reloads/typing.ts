/** Tests if a focused text field, or any password or file field, contains something; a reload restores no passwords and files. */
export const isTyping = (): boolean => {
  const field = document.activeElement
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !typesWithoutText.has(field.type))
  return (
    (isText && field.value !== "") ||
    [...document.querySelectorAll<HTMLInputElement>("input[type=password], input[type=file]")].some(({ value }) => value !== "")
  )
}

/** Types of inputs without text. */
const typesWithoutText: ReadonlySet<string> = new Set(["button", "submit", "reset", "checkbox", "radio", "range"])
