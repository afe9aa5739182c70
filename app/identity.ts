/** Who this visitor is to the API, as local storage has it; storage that is forbidden knows nobody. */
export const identity = () => ({ token: stored("gran.token"), saleUserId: stored("gran.saleUserId"), deviceId: stored("gran.deviceId") })

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
