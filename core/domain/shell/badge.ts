/** SHL-011, SHL-012, LIM-006: `null` at 0, «9+» above 9. */
export const badgeText = (count: number): string | null => (count < 1 ? null : count > 9 ? "9+" : String(count))
