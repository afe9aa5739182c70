/** How many stones there are in all shapes together. */
export const countStones = (shapes: ReadonlyArray<{ readonly count: number }>): number => shapes.reduce((sum, { count }) => sum + count, 0)
