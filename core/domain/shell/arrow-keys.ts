/** Wraps around; `undefined` for other keys or an empty row. */
export const arrowTarget = (key: string, index: number, count: number): number | undefined => {
  if (count === 0) return undefined
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return (index + 1) % count
    case "ArrowUp":
    case "ArrowLeft":
      return (Math.max(index, 0) + count - 1) % count
    case "Home":
      return 0
    case "End":
      return count - 1
    default:
      return undefined
  }
}
