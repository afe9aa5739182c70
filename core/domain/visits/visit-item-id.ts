/** Cart line ids of stones and variants; no sets or certificates. */
export const visitItemId = /^[01]-[1-9]\d{0,8}$/
