import type { Panel } from "../machines/inspector.machine.ts"
import { persistSnapshot } from "../../core/journal/persist-actor.ts"
import { testOf } from "../as-test.ts"
import { causerOf, effectsOf, keyOf } from "../exchange.ts"
import { type Moment, shortName, stateText, timeText } from "../moment.ts"
import { CopyButton } from "./copy-button.tsx"
import { changesIn, Json } from "./json.tsx"
import { useInspector, useShown } from "./inspector-context.tsx"
import { Running } from "./running.tsx"
import { Sends } from "./sends.tsx"
import styles from "./side.module.css"

const panels: ReadonlyArray<readonly [Panel, string]> = [
  ["context", "Контекст"],
  ["event", "Событие"],
  ["snapshot", "Снимок"]
]

export function Side({ moment }: { readonly moment: Moment }) {
  const inspector = useInspector()
  const { snapshot } = useShown()
  const { panel } = snapshot.context
  return (
    <aside className={styles["side"]} aria-label="Подробности шага" tabIndex={0}>
      <div className={styles["tabs"]} role="group" aria-label="Что показать">
        {panels.map(([name, title]) => (
          <button
            key={name}
            type="button"
            aria-pressed={panel === name}
            onClick={() => inspector.send({ type: "panel.choose", panel: name })}
          >
            {title}
          </button>
        ))}
      </div>
      {panel === "context" ? <Context moment={moment} /> : null}
      {panel === "event" ? <Event moment={moment} /> : null}
      {panel === "snapshot" && moment.folded !== undefined ? (
        <section>
          <Json name="snapshot" value={persistSnapshot(moment.folded.snapshot)} changed={new Set()} />
        </section>
      ) : null}
      {moment.folded === undefined ? <p className={styles["none"]}>{moment.fault ?? "На этом шаге машины ещё нет"}</p> : null}
      <Sends moment={moment} />
      <Running moment={moment} />
    </aside>
  )
}

function Context({ moment: { before, folded, position, step } }: { readonly moment: Moment }) {
  const isNow = step?.position === position
  const changed =
    isNow && before !== undefined && folded !== undefined ? changesIn(before.snapshot.context, folded.snapshot.context) : new Set<string>()
  return folded === undefined ? null : (
    <section>
      <h3>{isNow ? `Изменилось на этом шаге: ${changed.size}` : "На этом шаге машина не получала событий"}</h3>
      <Json name="" value={folded.snapshot.context} before={before?.snapshot.context} changed={changed} />
    </section>
  )
}

function Event({ moment: { entry, key, position } }: { readonly moment: Moment }) {
  const { replayIndex } = useShown()
  if (entry === undefined) return null
  const test = testOf(replayIndex, key, position)
  const causer = causerOf(replayIndex, entry)
  const effects = effectsOf(replayIndex, position)
  return (
    <section>
      <h3>
        {shortName(entry.actor)}, {timeText(entry.at)}, seq {entry.seq}
      </h3>
      <Json name="" value={entry.event} changed={new Set()} />
      {entry.defect === undefined ? null : (
        <p className={styles["defect"]}>
          {entry.defect.name}: {entry.defect.message}
        </p>
      )}
      <h3>Причина</h3>
      {causer === undefined ? (
        <p className={styles["none"]}>пришло извне: от посетителя, таймера или из ответа</p>
      ) : (
        <Link position={replayIndex.positionOf(causer.seq) ?? 0} />
      )}
      <h3>Вызвало: {effects.length}</h3>
      {effects.map((effect) => (
        <Link key={effect.position} position={effect.position} />
      ))}
      {test === undefined ? null : (
        <CopyButton className={styles["copy"]} text={test}>
          Скопировать путь машины как тест
        </CopyButton>
      )}
    </section>
  )
}

function Link({ position }: { readonly position: number }) {
  const inspector = useInspector()
  const { replayIndex } = useShown()
  const entry = replayIndex.entry(position)
  if (entry === undefined) return null
  const folded = replayIndex.stateAt(keyOf(entry), position)
  return (
    <button
      type="button"
      className={styles["link"]}
      onClick={() => {
        inspector.send({ type: "actor.choose", actor: keyOf(entry) })
        inspector.send({ type: "time.goTo", position })
      }}
    >
      <span>
        {shortName(entry.actor)} <code>{entry.event.type}</code>
      </span>
      <span>{folded === undefined ? "" : stateText(folded.snapshot)}</span>
    </button>
  )
}
