/** Prefix of operator link tokens (SEC-007). */
export const operatorPrefix = "op."

export const isOperatorToken = (text: string): boolean => /^op\.[\w-]{43}$/.test(text)
