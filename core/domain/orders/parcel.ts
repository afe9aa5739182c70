/** Packaging of an order: gift wrap, and the text of a card in the parcel. */
export type Parcel = { readonly isGiftWrapped: boolean; readonly parcelNote: string | null }

export const plainParcel: Parcel = { isGiftWrapped: false, parcelNote: null }

/** Characters that fit on the card. */
export const parcelNoteMost = 300

/** Rows of the order page; empty without options. Gift wrap is free. */
export const parcelRows = ({ isGiftWrapped, parcelNote }: Parcel): ReadonlyArray<readonly [title: string, text: string]> => [
  ...(isGiftWrapped ? [["Подарочная упаковка", "Бесплатно"] as const] : []),
  ...(parcelNote === null ? [] : [["Записка в посылке", parcelNote] as const])
]

/** Sentences for e-mails and for packing. */
export const parcelSentences = ({ isGiftWrapped, parcelNote }: Parcel): ReadonlyArray<string> => [
  ...(isGiftWrapped ? ["Подарочная упаковка: короб и пакет, бесплатно."] : []),
  ...(parcelNote === null ? [] : [`Записка в посылке, без цен: «${parcelNote}»`])
]
