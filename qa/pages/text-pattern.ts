/** Pattern of a name or text in which any space may be a no-break one, which Testing Library distinguishes in names. */
export const exactText = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s")}$`)
