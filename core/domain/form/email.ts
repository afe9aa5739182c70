/** An ordinary address: one `@`, a name before it, a domain with a dot after it, no blanks (VAL-012). */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
