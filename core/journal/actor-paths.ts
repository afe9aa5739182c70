import type { AnyActor, AnyActorRef, AnyStateMachine } from "xstate"

/** Path of ids such as `shop/dialogs/login`. XState's session numbers differ between runs. */
export const pathOf = (actor: AnyActorRef): string => (actor._parent === undefined ? actor.id : `${pathOf(actor._parent)}/${actor.id}`)

/** Name under which the parent registers the actor; for the root its id. */
export const nameOf = (actor: AnyActorRef): string => (typeof actor.src === "string" ? actor.src : actor.id)

export const isActor = (actor: unknown): actor is AnyActorRef => typeof actor === "object" && actor !== null && "logic" in actor

/** `undefined` for promises, callbacks and observables. */
export const logicOf = (actor: AnyActorRef): AnyStateMachine | undefined => {
  const { logic } = actor as AnyActor
  return "root" in logic ? (logic as AnyStateMachine) : undefined
}
