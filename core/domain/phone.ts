/** What a telephone dials for a number as it is written: `8 800 000-00-00` is `+78000000000` from anywhere. */
export const dialled = (phone: string): string => {
  const digits = phone.replaceAll(/[^\d+]/g, "")
  return /^8\d{10}$/.test(digits) ? `+7${digits.slice(1)}` : digits
}
