/** A snapshot as it is kept: whatever it is of, it names the machines of its children. */
export type Stored = { readonly children?: Readonly<Record<string, { readonly src: string; readonly snapshot: Stored }>> }

/** The names of the machines in a stored snapshot, at every depth: the code of each has to be here before it starts or is folded. */
export const machinesIn = ({ children = {} }: Stored): ReadonlySet<string> =>
  new Set(Object.values(children).flatMap(({ snapshot, src }) => [src, ...machinesIn(snapshot)]))
