export type Stored = { readonly children?: Readonly<Record<string, { readonly src: string; readonly snapshot: Stored }>> }

/** Names of all machines in a snapshot. Their code must be loaded before they are started or folded. */
export const machinesIn = ({ children = {} }: Stored): ReadonlySet<string> =>
  new Set(Object.values(children).flatMap(({ snapshot, src }) => [src, ...machinesIn(snapshot)]))
