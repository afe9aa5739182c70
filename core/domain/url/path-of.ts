/** The path of an address without its last slashes: the same page stands at an address with and without them. */
export const pathOf = (address: string): string => {
  const [path = ""] = address.split(/[?#]/, 1)
  let end = path.length
  while (path[end - 1] === "/") end--
  return path.slice(0, end)
}
