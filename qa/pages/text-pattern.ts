/** Pattern source that accepts no-break spaces for spaces, which Testing Library distinguishes in names. */
export const textPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/\s/g, "\\s")

export const exactText = (text: string): RegExp => new RegExp(`^${textPattern(text)}$`)

export const containedText = (text: string): RegExp => new RegExp(textPattern(text))
