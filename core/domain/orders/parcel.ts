export type Parcel = { readonly isGiftWrapped: boolean; readonly parcelNote: string | null }

export const plainParcel: Parcel = { isGiftWrapped: false, parcelNote: null }

/** Characters that fit the card. */
export const maxParcelNoteLength = 300

/** Empty without options. */
export const parcelRows = ({ isGiftWrapped, parcelNote }: Parcel): ReadonlyArray<readonly [title: string, text: string]> => [
  ...(isGiftWrapped ? [["Подарочная упаковка", "Бесплатно"] as const] : []),
  ...(parcelNote === null ? [] : [["Записка в посылке", parcelNote] as const])
]

export const parcelSentences = ({ isGiftWrapped, parcelNote }: Parcel): ReadonlyArray<string> => [
  ...(isGiftWrapped ? ["Подарочная упаковка: короб и пакет, бесплатно."] : []),
  ...(parcelNote === null ? [] : [`Записка в посылке, без цен: «${parcelNote}»`])
]
