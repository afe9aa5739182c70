/** How the token of an operator's link begins, by which nobody takes any other for one (SEC-007). */
export const operatorPrefix = "op."

/** Whether a text can be the token of an operator's link: a log-in gives none of this kind. */
export const isOperatorToken = (text: string): boolean => /^op\.[\w-]{43}$/.test(text)
