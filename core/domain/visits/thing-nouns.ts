/** `thing`: line id (`1-7`) or a page's path. */
export const isStone = (thing: string): boolean => /^(1-|\/diamonds\/)/.test(thing)

/** Russian noun, and the words that agree with it. */
export const nounsOf = (thing: string): typeof piece => (isStone(thing) ? stone : piece)

const piece = { name: "изделие", genitive: "изделия", it: "оно", reserved: "отложено" }
const stone: typeof piece = { name: "камень", genitive: "камня", it: "он", reserved: "отложен" }
