const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Text as HTML, SVG and XML carry it; control characters, which XML forbids, are left out. */
export const escaped = (text: string): string =>
  [...text]
    .filter((letter) => letter >= " " || letter === "\n" || letter === "\t")
    .join("")
    .replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter)
