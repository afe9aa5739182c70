/** UUID of version 1 to 5 (SESS-005, SESS-006). */
export const isDeviceId = (text: string): boolean => /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(text)
