/** SHA-256 in hexadecimal. */
export const digestOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}
