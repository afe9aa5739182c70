import type { Timer } from "../../core/journal/journal.ts"
import type { Moment } from "../moment.ts"
import { eventText } from "../chart/chart.ts"
import { useShown } from "./inspector-context.tsx"
import styles from "./running.module.css"

/** Invoked actors and timers; in the present the timers count down. */
export function Running({ moment: { entry, folded, machine } }: { readonly moment: Moment }) {
  const { snapshot } = useShown()
  if (folded === undefined) return null
  const isPresent = snapshot.hasTag("live") && !snapshot.hasTag("past")
  const now = isPresent ? Math.max(snapshot.context.now, entry?.at ?? 0) : (entry?.at ?? 0)
  const children = Object.keys(folded.snapshot.children)
  const timers = [...folded.timers.values()]
  return (
    <section className={styles["running"]}>
      <h3>Выполняется{children.length + timers.length === 0 ? ": ничего" : ""}</h3>
      <ul>
        {children.map((id) => (
          <li key={id}>
            <code>{id}</code>
          </li>
        ))}
        {timers.map((timer) => (
          <li key={timer.event.type} data-wait="true">
            <code>{eventText(timer.event.type, machine)}</code>
            <span>{leftText(timer, now)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const leftText = ({ dueAt }: Timer, now: number): string =>
  dueAt <= now ? "срабатывает" : `ещё ${((dueAt - now) / 1000).toLocaleString("ru-RU", { maximumFractionDigits: 1 })} с`
