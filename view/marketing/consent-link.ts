/** Id of the footer link that opens the consent choices; the focus returns to it. */
export const consentLink = "consent-link"
