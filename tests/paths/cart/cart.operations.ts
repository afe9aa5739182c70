import type { SnapshotFrom } from "xstate"
import type { cartMachine } from "../../../core/machines/cart/cart.machine.ts"

/** Operations of a command. A removal also has the ids that queued writes will give to its lines. */
export const operationsOf = (
  event: Readonly<Record<string, unknown>> & { readonly type: string },
  { short, writes }: SnapshotFrom<typeof cartMachine>["context"]
): ReadonlyArray<unknown> => {
  const { type, ids, lines, name: _, ...fields } = event
  const removal = (removed: ReadonlyArray<string>) => [
    ...new Set([
      ...removed,
      ...writes.flatMap((write) =>
        write.kind === "resize" && short.ids.includes(write.id) && removed.includes(write.id) && !short.ids.includes(write.to)
          ? [write.to]
          : []
      )
    ])
  ]
  if (type === "cart.clear") {
    const later = writes.flatMap((write) => (write.kind === "add" || (write.kind === "aside" && !write.isAside) ? [write.id] : []))
    const isLeaving = (id: string) => writes.some((write) => write.kind === "aside" && write.isAside && write.id === id)
    return [{ kind: "remove", ids: removal([...short.ids.filter((id) => !isLeaving(id)), ...later]) }]
  }
  if (Array.isArray(ids)) return [{ kind: "remove", ids: removal(ids) }]
  if (Array.isArray(lines)) return lines.map((line: object) => ({ kind: "add", ...line, isBack: true }))
  return [{ kind: type === "cart.setAside" ? "aside" : type.slice("cart.".length), ...fields }]
}
