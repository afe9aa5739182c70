/** LIM-018. What a text field takes where nothing else is said. */
export const longestText = 1000
