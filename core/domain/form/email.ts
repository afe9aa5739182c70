/** VAL-012: a name, one `@`, a domain with a dot; no spaces. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
