import type { AnyActor, AnyActorRef, AnyStateMachine } from "xstate"

/** `shop/dialogs/login`: every spawn and invoke has an explicit id, because XState's session numbers change from run to run. */
export const pathOf = (actor: AnyActorRef): string => (actor._parent === undefined ? actor.id : `${pathOf(actor._parent)}/${actor.id}`)

/** What a parent calls the logic of an actor; the root is called by its own id. */
export const nameOf = (actor: AnyActorRef): string => (typeof actor.src === "string" ? actor.src : actor.id)

/** XState's inspection hands out actors under a looser type. */
export const isActor = (actor: unknown): actor is AnyActorRef => typeof actor === "object" && actor !== null && "logic" in actor

/** The machine that an actor runs; `undefined` for calls and watchers. */
export const logicOf = (actor: AnyActorRef): AnyStateMachine | undefined => {
  const { logic } = actor as AnyActor
  return "root" in logic ? (logic as AnyStateMachine) : undefined
}
