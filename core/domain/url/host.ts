/** Host as browsers parse it: no user info, international domains as `xn--`. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
