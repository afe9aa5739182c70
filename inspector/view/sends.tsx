import { useState } from "react"
import type { AnyEventObject, AnyMachineSnapshot } from "xstate"
import type { Moment } from "../moment.ts"
import { type Offer, offersFor, sentBefore, canTake } from "../offers.ts"
import { useInspector, useShown } from "./inspector-context.tsx"
import styles from "./sends.module.css"

const verdicts = {
  taken: "Принято",
  refused: "Машина уже не принимает это событие",
  absent: "Этой машины во вкладке уже нет"
} as const

/** Events that the machine would accept; they can be sent in the present of a live tab. */
export function Sends({ moment }: { readonly moment: Moment }) {
  const { replayIndex, snapshot } = useShown()
  const { folded, key, incarnation, machine, position } = moment
  if (machine === undefined || folded === undefined) return null
  const offers = offersFor(machine, folded.snapshot, sentBefore(replayIndex, key, position))
  const accepted = offers.filter(({ isTaken }) => isTaken)
  const others = offers.filter(({ isTaken }) => !isTaken)
  const isPresent = snapshot.hasTag("live") && !snapshot.hasTag("past") && !incarnation.ended
  const { verdict } = snapshot.context
  return offers.length === 0 ? null : (
    <section className={styles["sends"]}>
      <h3>
        {isPresent ? "Можно отправить" : "Приняла бы на этом шаге"}
        <span role="status">{verdict === null ? "" : verdicts[verdict]}</span>
      </h3>
      <ul>
        {accepted.map((offer) => (
          <li key={`${key} ${offer.type}`}>
            {isPresent ? <SendForm offer={offer} actor={incarnation.actor} snapshot={folded.snapshot} /> : <ClosedOffer offer={offer} />}
          </li>
        ))}
      </ul>
      {others.length === 0 ? null : (
        <details className={styles["others"]} open={offers.length <= 8}>
          <summary>Не принимает на этом шаге: {others.length}</summary>
          <ul>
            {others.map((offer) => (
              <li key={`${key} ${offer.type}`}>
                <ClosedOffer offer={offer} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function ClosedOffer({ offer: { heardIn, isTaken, type } }: { readonly offer: Offer }) {
  return (
    <p className={styles["closed"]} data-taken={isTaken}>
      <code>{type}</code>
      <span>{isTaken ? "" : `только в ${heardIn.slice(0, 2).join(", ")}`}</span>
    </p>
  )
}

type SendFormProps = { readonly offer: Offer; readonly actor: string; readonly snapshot: AnyMachineSnapshot }

function SendForm({ actor, offer: { events, sent, type }, snapshot }: SendFormProps) {
  const inspector = useInspector()
  const [text, setText] = useState(() => textOf(events[0] ?? { type }))
  const event = eventIn(text)
  const isTaken = event !== undefined && canTake(snapshot, event)
  return (
    <details className={styles["send"]}>
      <summary>
        <code>{type}</code>
      </summary>
      {events.length > 1 ? (
        <select aria-label={`Примеры ${type}`} onChange={({ target }) => setText(textOf(events[Number(target.value)] ?? { type }))}>
          <Examples label="Из журнала" events={events.slice(0, sent)} from={0} />
          <Examples label="По схеме" events={events.slice(sent)} from={sent} />
        </select>
      ) : null}
      <textarea
        aria-label={`Событие ${type}`}
        rows={Math.min(8, text.split("\n").length)}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button
        type="button"
        disabled={!isTaken}
        onClick={() => (event === undefined ? undefined : inspector.send({ type: "event.send", actor, event }))}
      >
        {event === undefined ? "Это не событие в JSON" : isTaken ? "Отправить" : "Машина не примет это событие"}
      </button>
    </details>
  )
}

type ExamplesProps = { readonly label: string; readonly events: ReadonlyArray<AnyEventObject>; readonly from: number }

function Examples({ events, from, label }: ExamplesProps) {
  return events.length === 0 ? null : (
    <optgroup label={label}>
      {events.map((example, index) => (
        <option key={textOf(example)} value={from + index}>
          {JSON.stringify({ ...example, type: undefined }).slice(0, 60)}
        </option>
      ))}
    </optgroup>
  )
}

const textOf = (event: AnyEventObject): string => JSON.stringify(event, null, 2)

const eventIn = (text: string): AnyEventObject | undefined => {
  try {
    const event: unknown = JSON.parse(text)
    return typeof event === "object" && event !== null && "type" in event && typeof event.type === "string"
      ? { ...event, type: event.type }
      : undefined
  } catch {
    return undefined
  }
}
