/** A name or text as it is spoken: any space of it may be a no-break one, which Testing Library tells from a plain space in names. */
export const spoken = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s")}$`)
