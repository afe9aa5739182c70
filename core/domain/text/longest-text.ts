/** LIM-018. */
export const longestText = 1000
