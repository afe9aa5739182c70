/** Removes query, fragment and trailing slashes, for comparison. */
export const pathOf = (address: string): string => {
  const [path = ""] = address.split(/[?#]/, 1)
  let end = path.length
  while (path[end - 1] === "/") end--
  return path.slice(0, end)
}
