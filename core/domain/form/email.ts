/** One `@`, a name before it, a domain with a dot after it, no spaces (VAL-012). */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
