export type StoredSnapshot = { readonly children?: Readonly<Record<string, { readonly src: string; readonly snapshot: StoredSnapshot }>> }

/** Names of all machines in a snapshot, whose code must be loaded before they start or are folded. */
export const machinesIn = ({ children = {} }: StoredSnapshot): ReadonlySet<string> =>
  new Set(Object.values(children).flatMap(({ snapshot, src }) => [src, ...machinesIn(snapshot)]))
