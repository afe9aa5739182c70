/** Id of the footer link that opens the consent choices; gets the focus back. */
export const consentLink = "consent-link"
