/** VAL-012: one `@`, a name before it, a domain with a dot after it, no spaces. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
