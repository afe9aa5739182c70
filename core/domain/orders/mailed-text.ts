type SentCertificate = { readonly gift: { readonly sendOn: string | null } | null }

/** Gifts are sent to their recipients, other certificates to the buyer. */
export const certificateMailText = (things: ReadonlyArray<SentCertificate>): string => {
  const gifts = things.flatMap(({ gift }) => (gift === null ? [] : [gift]))
  if (gifts.length === 0) return "Придут письмом на ваш e-mail сразу после оплаты"
  if (gifts.length < things.length) return "Подарки придут письмом получателям, остальное на ваш e-mail сразу после оплаты"
  const dated = gifts.filter(({ sendOn }) => sendOn !== null).length
  if (dated === 0) return "Придут письмом получателям сразу после оплаты"
  return dated === gifts.length
    ? "Придут письмом получателям в выбранный день"
    : "Придут письмом получателям: в выбранный день или сразу после оплаты"
}
