export const rowOf = <Item>(count: number, item: (index: number) => Item): ReadonlyArray<Item> =>
  Array.from({ length: count }, (_, index) => item(index))
