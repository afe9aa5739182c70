/** Id of the footer link to the consent choices. */
export const consentLink = "consent-link"
