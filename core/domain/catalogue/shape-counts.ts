export const countStones = (shapes: ReadonlyArray<{ readonly count: number }>): number => shapes.reduce((sum, { count }) => sum + count, 0)
