import type { AnyActor, AnyActorRef, AnyStateMachine } from "xstate"

/** Path such as `shop/dialogs/login`. Ids are explicit, because XState's session numbers differ between runs. */
export const pathOf = (actor: AnyActorRef): string => (actor._parent === undefined ? actor.id : `${pathOf(actor._parent)}/${actor.id}`)

/** Name under which the parent registers the actor's logic; the root's own id. */
export const nameOf = (actor: AnyActorRef): string => (typeof actor.src === "string" ? actor.src : actor.id)

export const isActor = (actor: unknown): actor is AnyActorRef => typeof actor === "object" && actor !== null && "logic" in actor

/** Machine of an actor; `undefined` for promises, callbacks and observables. */
export const logicOf = (actor: AnyActorRef): AnyStateMachine | undefined => {
  const { logic } = actor as AnyActor
  return "root" in logic ? (logic as AnyStateMachine) : undefined
}
