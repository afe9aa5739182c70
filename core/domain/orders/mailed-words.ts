/** Gifts are sent to their recipients, other certificates to the buyer. */
export const mailedWords = (things: ReadonlyArray<{ readonly gift: object | null }>): string => {
  const given = things.filter(({ gift }) => gift !== null).length
  if (given === 0) return "Придут письмом на ваш e-mail сразу после оплаты"
  return given === things.length
    ? "Придут письмом получателям, когда вы выбрали"
    : "Подарки придут письмом получателям, остальное на ваш e-mail сразу после оплаты"
}
