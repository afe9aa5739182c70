/** Host of a web address as browsers parse it: without user info, with international domains in `xn--` form. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
