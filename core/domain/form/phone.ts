import { unbroken } from "../text/numbers.ts"

/** `+78000000000` for `8 800 000-00-00`. */
export const telNumber = (phone: string): string => {
  const digits = phone.replaceAll(/[^\d+]/g, "")
  return /^8\d{10}$/.test(digits) ? `+7${digits.slice(1)}` : digits
}

/** `+7 (921) 000-00-00` for `+79210000000`, as the phone fields write it; leaves foreign numbers unchanged. */
export const readablePhone = (phone: string): string => phone.replace(/^\+7(\d{3})(\d{3})(\d\d)(\d\d)$/, "+7 ($1) $2-$3-$4")

/** Does not break at a line's end; not for dialling or copying. */
export const unbrokenPhone = (phone: string): string => unbroken(readablePhone(phone))
