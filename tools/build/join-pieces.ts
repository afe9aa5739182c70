/** Modules of one output file. */
export type Piece = {
  readonly modules: ReadonlyArray<string>
  /** Estimated bytes after compression. */
  readonly size: number
  /** Indexes of situations. */
  readonly loadedIn: ReadonlySet<number>
  readonly imports: ReadonlySet<string>
  /** Never joined: a library, or a file with its own rule. */
  readonly isFixed: boolean
}

/** Occasion that loads files together: `weight` is its frequency, `perFile` the bytes of a file beside its content. */
export type Situation = { readonly weight: number; readonly perFile: number }

type Pair = readonly [saved: number, a: Piece, b: Piece]

/**
 * Joins pieces, best pair first, while this saves weighted bytes: a situation that needs both loads one file less, one that needs either
 * loads both with all imports. No two results import each other.
 */
export const joinPieces = (pieces: ReadonlyArray<Piece>, situations: ReadonlyArray<Situation>): ReadonlyArray<Piece> => {
  const left = new Set<Piece>()
  let pairs: ReadonlyArray<Pair> = []
  const cost = costIn(situations)
  const add = (piece: Piece) => {
    const others = piece.isFixed ? [] : [...left].filter(({ isFixed }) => !isFixed)
    const found = others.map((other): Pair => [cost(piece) + cost(other) - cost(union(piece, other)), piece, other])
    pairs = [...pairs, ...found.filter(([saved]) => saved > 0)]
    left.add(piece)
  }
  for (const piece of pieces) add(piece)
  for (let best = bestOf(pairs); best !== null; best = bestOf(pairs)) {
    const [saved, a, b] = best
    const both = union(a, b)
    const imported = importedBy(both, left)
    const wider = [...imported]
      .filter((piece) => [...both.loadedIn].some((index) => !piece.loadedIn.has(index)))
      .map((piece) => [piece, loadedAlso(piece, both)] as const)
    const lost = wider.reduce((sum, [before, after]) => sum + cost(after) - cost(before), 0)
    const isJoined = lost < saved && !imported.has(a) && !imported.has(b)
    if (isJoined) for (const piece of [a, b, ...wider.map(([before]) => before)]) left.delete(piece)
    pairs = pairs.filter((pair) => pair !== best && left.has(pair[1]) && left.has(pair[2]))
    if (isJoined) for (const piece of [both, ...wider.map(([, after]) => after)]) add(piece)
  }
  return [...left]
}

const costIn =
  (situations: ReadonlyArray<Situation>) =>
  ({ loadedIn, size }: Piece): number =>
    situations.reduce((sum, { perFile, weight }, index) => (loadedIn.has(index) ? sum + weight * (size + perFile) : sum), 0)

const bestOf = (pairs: ReadonlyArray<Pair>): Pair | null =>
  pairs.reduce<Pair | null>((best, pair) => (best === null || pair[0] > best[0] ? pair : best), null)

export const union = (a: Piece, b: Piece): Piece => {
  const modules = [...a.modules, ...b.modules]
  return {
    modules,
    size: a.size + b.size,
    loadedIn: new Set([...a.loadedIn, ...b.loadedIn]),
    imports: new Set([...a.imports, ...b.imports].filter((id) => !modules.includes(id))),
    isFixed: a.isFixed
  }
}

const loadedAlso = (piece: Piece, { loadedIn }: Piece): Piece => ({ ...piece, loadedIn: new Set([...piece.loadedIn, ...loadedIn]) })

/** Transitive imports of a piece. */
const importedBy = (piece: Piece, pieces: Iterable<Piece>): ReadonlySet<Piece> => {
  const owners = new Map([...pieces].flatMap((owner) => owner.modules.map((id) => [id, owner] as const)))
  const found = new Set<Piece>()
  const waiting = [...piece.imports]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const owner = owners.get(id)
    if (owner === undefined || found.has(owner)) continue
    found.add(owner)
    waiting.push(...owner.imports)
  }
  return found
}
