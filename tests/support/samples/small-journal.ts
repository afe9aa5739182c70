/** A journal file of three entries of a tooltip; `last` is the last event's type. */
export const journalOfTooltip = (last = "tooltip.leave"): string => {
  const entries = [{ type: "xstate.init" }, { type: "tooltip.point", of: "cut" }, { type: last }].map((event, seq) => ({
    ...{ seq, at: 1_800_000_000_000 + seq * 100, actor: "tooltip", incarnation: 1 },
    event
  }))
  const incarnations = [{ actor: "tooltip", incarnation: 1, machine: "tooltip", ended: false }]
  const file = { build: "b", journal: { version: 2, incarnations, entries }, states: [] }
  return JSON.stringify({ format: "gran-journal", version: 2, masked: false, shared: [], file })
}
