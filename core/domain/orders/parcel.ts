/** How an order is packed: in a box and a bag for a gift, and with what on the card that lies in the parcel. */
export type Parcel = { readonly isGiftWrapped: boolean; readonly parcelNote: string | null }

export const plainParcel: Parcel = { isGiftWrapped: false, parcelNote: null }

/** As many characters as the card takes. */
export const parcelNoteMost = 300

/** What the page of an order says of it; empty where nothing was asked for. Gift wrap costs nothing. */
export const parcelRows = ({ isGiftWrapped, parcelNote }: Parcel): ReadonlyArray<readonly [title: string, text: string]> => [
  ...(isGiftWrapped ? [["Подарочная упаковка", "Бесплатно"] as const] : []),
  ...(parcelNote === null ? [] : [["Записка в посылке", parcelNote] as const])
]

/** The same as sentences, for letters and for who packs it. */
export const parcelSentences = ({ isGiftWrapped, parcelNote }: Parcel): ReadonlyArray<string> => [
  ...(isGiftWrapped ? ["Подарочная упаковка: короб и пакет, бесплатно."] : []),
  ...(parcelNote === null ? [] : [`Записка в посылке, без цен: «${parcelNote}»`])
]
