import type { AnyMachineSnapshot } from "xstate"
import type { HeaderSnapshot } from "../../../view/shell/header-view.ts"
import { pathsThrough } from "../../../qa/paths/paths.ts"
import { model } from "../../paths/shell/header.model.ts"

/** Snapshots of the header that render differently, each with the title of the path that leads to it. */
export const headerSnapshots: ReadonlyArray<{ readonly title: string; readonly header: HeaderSnapshot }> = [
  ...new Map(
    pathsThrough(model.world).map(({ snapshot, title }) => [drawnBy(snapshot), { title, header: snapshot as HeaderSnapshot }])
  ).values()
]

/** The first header snapshot that matches. */
export const headerAfter = (match: (header: HeaderSnapshot) => boolean): HeaderSnapshot => {
  const found = headerSnapshots.find(({ header }) => match(header))
  if (found === undefined) throw new Error("no snapshot of the header matches")
  return found.header
}

function drawnBy({ context, value }: AnyMachineSnapshot): string {
  const { branch, item, overlay, text, wanted } = context
  return JSON.stringify([value, branch, item, overlay, text, wanted])
}
