/** The link of the footer that opens what the visitor allows; the focus comes back to it. */
export const consentLink = "consent-link"
