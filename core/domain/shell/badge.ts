/** Header counter: hidden at 0, exact up to 9, «9+» above (SHL-011, SHL-012, LIM-006). */
export const badgeText = (count: number): string | null => (count < 1 ? null : count > 9 ? "9+" : String(count))
