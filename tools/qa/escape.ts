const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Escapes HTML, SVG and XML; drops control characters, which XML forbids. */
export const escapeXml = (text: string): string =>
  [...text]
    .filter((letter) => letter >= " " || letter === "\n" || letter === "\t")
    .join("")
    .replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter)
