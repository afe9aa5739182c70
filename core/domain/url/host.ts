/** Without user info, with international domains in `xn--` form, as browsers parse it. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
