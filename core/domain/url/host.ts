/** The house that a web address belongs to, as a browser reads it: without the name before an @, letters of other alphabets as `xn--`. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
