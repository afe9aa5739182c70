/** Owner of a cart or of repeatable writes. */
export type Owner = { readonly userId: number } | { readonly guestId: string }

export const ownerName = (owner: Owner): string => ("userId" in owner ? `user:${owner.userId}` : `guest:${owner.guestId}`)
