import { useLayoutEffect, useRef } from "react"
import { type Moment, shortName, incarnationsAt } from "../moment.ts"
import styles from "./actors.module.css"
import { useInspector, useShown } from "./inspector-context.tsx"
import { Tabs } from "./tabs.tsx"

/** Shop's tabs, and the machines at the moment shown. */
export function Actors({ moment: { key: shown, position } }: { readonly moment: Moment }) {
  const inspector = useInspector()
  const { replayIndex, snapshot } = useShown()
  const list = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    list.current?.querySelector(`[data-key="${CSS.escape(shown)}"]`)?.scrollIntoView({ block: "nearest" })
  }, [shown])
  return (
    <nav ref={list} className={styles["actors"]} aria-label="Вкладки и машины">
      <h2>Машины</h2>
      <ul>
        {incarnationsAt(replayIndex, position, shown).map(({ depth, isOver, key, incarnation, state }) => (
          <li key={key}>
            <button
              type="button"
              aria-current={key === shown ? "true" : undefined}
              data-key={key}
              data-over={isOver}
              data-depth={Math.min(depth, 4)}
              title={`${incarnation.actor}${incarnation.incarnation > 1 ? `, жизнь ${incarnation.incarnation}` : ""}: ${state}`}
              onClick={() => inspector.send({ type: "actor.choose", actor: key })}
            >
              <span>
                {shortName(incarnation.actor)}
                {incarnation.incarnation > 1 ? <sup>{incarnation.incarnation}</sup> : null}
              </span>
              <span className={styles["state"]}>{state}</span>
            </button>
          </li>
        ))}
      </ul>
      <h2>Вкладки</h2>
      <Tabs />
      {snapshot.hasTag("live") ? null : <p className={styles["note"]}>Этот журнал больше не пополняется</p>}
    </nav>
  )
}
