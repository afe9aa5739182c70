import { type Graph, reachableModules } from "./module-graph.ts"
import type { Situation } from "./join-pieces.ts"
import { visitRoots } from "./visit-chunk.ts"

/** Pages on which visits begin: from a search engine, an advertisement, a bank. */
const isEntrance = /\/(?:home|diamonds|diamond|jewelry|product|search|static|pay)-screen\.tsx$/

/** Bytes of a file beside its content in a first load: imports, its name in the document, its own compression dictionary. */
const perFirstFile = 250

/** Bytes of a later file beside its content, mostly for its request on one of six HTTP/1.1 connections. */
const perLaterFile = 1200

const ofEntrance: Situation = { weight: 10, perFile: perFirstFile }
const ofScreen: Situation = { weight: 4, perFile: perFirstFile }
const ofVisit: Situation = { weight: 1, perFile: perLaterFile }
const ofParts: Situation = { weight: 0.25, perFile: perLaterFile }
const ofOthers: Situation = { weight: 0.075, perFile: perLaterFile }

/** Page and machines of the checkout, which has a budget. */
const ofCheckout = ["view/checkout/checkout-page.tsx", "core/shop/orders.ts"]

const isScreen = /\/view\/screens\/(?!dev\/)(?:[\w-]+\/)?[\w-]+-screen\.tsx$/
const isGroup = /\/view\/screens\/[\w-]+-screens\.ts$/
const isPart = /\.late\.tsx$|\/view\/shell\/panels\.tsx$/
const isOfTools = /\/view\/(?:screens\/)?dev\//

export type Situations = {
  readonly list: ReadonlyArray<Situation>
  /** Indexes of situations by module. */
  readonly byModule: ReadonlyMap<string, ReadonlySet<number>>
  /** Modules of some first load. */
  readonly first: ReadonlySet<string>
  /** Modules of every first load. */
  readonly everywhere: ReadonlySet<string>
}

/**
 * Situations: the first load of each screen, the first interaction, a link pressed first, the late parts of each screen, and every other dynamic import. Modules
 * of every first load count as loaded in all of them.
 */
export const situationsOf = (root: string, roots: ReadonlyArray<string>, graph: Graph): Situations => {
  const started = [`${root}/app/browser.tsx`, ...roots.filter((id) => id.endsWith("/react-dom/client.js"))]
  const lateImports = (ids: Iterable<string>) => [...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const screens = roots.filter((id) => isScreen.test(id))
  const firsts = screens.map((id) => [...started, ...roots.filter((other) => isGroup.test(other) && lateImports([other]).includes(id)), id])
  const parts = firsts.map((first) => lateImports(reachableModules(first, graph)).filter((id) => isPart.test(id)))
  const checkout = ofCheckout.map((file) => `${root}/${file}`)
  const link = [`${root}/app/navigation-calls.ts`]
  const assigned = new Set([...firsts.flat(), ...parts.flat(), ...visitRoots(root), ...link, ...checkout])
  const others = roots.filter((id) => !assigned.has(id) && !isOfTools.test(id))
  const all: ReadonlyArray<readonly [Situation, ReadonlyArray<string>]> = [
    ...firsts.map((first) => [first.some((id) => isEntrance.test(id)) ? ofEntrance : ofScreen, first] as const),
    ...parts.map((late) => [ofParts, late] as const),
    [ofVisit, visitRoots(root)],
    [ofVisit, link],
    [ofScreen, checkout],
    ...others.map((id) => [ofOthers, [id]] as const)
  ]
  const everywhere = reachableModules(started, graph)
  const byModule = new Map<string, Set<number>>([...everywhere].map((id) => [id, new Set(all.keys())]))
  for (const [index, [, from]] of all.entries())
    for (const id of reachableModules(from, graph)) byModule.set(id, (byModule.get(id) ?? new Set()).add(index))
  return { list: all.map(([situation]) => situation), byModule, first: reachableModules(firsts.flat(), graph), everywhere }
}
