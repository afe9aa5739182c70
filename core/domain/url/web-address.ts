/** External http or https address (NAV-012). */
export const webAddress = /^https?:\/\/[^/?#\\]/i
