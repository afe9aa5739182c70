/** LIM-018: default limit of a text field. */
export const longestText = 1000
