import type { Feature } from "./feature.ts"
import type { Fact, SystemFact } from "./plan.ts"
import { type Mail, type SystemState, withName, withoutName } from "./system-state.ts"

/** Instruction to the actor system, executed in order. */
export type Effect =
  | { readonly do: "start"; readonly name: string; readonly input: unknown }
  | { readonly do: "load" | "unload" | "stop"; readonly name: string }
  | { readonly do: "send"; readonly name: string; readonly event: Fact }
  /** Delivers the next queued message in a later microtask. */
  | { readonly do: "deliverNext"; readonly name: string }
  | { readonly do: "retry" }

export type DeliveryResult = { readonly state: SystemState; readonly effects: ReadonlyArray<Effect> }

export type AnyReaction =
  | { readonly to: string; readonly command: Fact }
  | { readonly start: string; readonly input?: unknown }
  | { readonly configure: string; readonly input: unknown }
  | { readonly stop: string }

export type AnyPolicies = Readonly<Record<string, ((fact: Fact) => ReadonlyArray<AnyReaction>) | undefined>>

export type AnyPlan = {
  readonly features: Readonly<Record<string, Feature | undefined>>
  readonly retained: ReadonlyArray<string>
  readonly tables: (hasLate: boolean) => ReadonlyArray<AnyTables>
}

export type AnyTables = {
  readonly follows: Readonly<Record<string, ReadonlyArray<string> | undefined>>
  readonly policies: ReadonlyArray<AnyPolicies>
}

const none: ReadonlyArray<never> = []
export const subjectOf = ({ type }: Fact): string => type.split(".", 1)[0] ?? type

/** Routes one event: computes the next state and the effects. */
export class Delivery {
  readonly #plan: AnyPlan
  readonly #effects: Array<Effect> = []
  #state: SystemState

  constructor(plan: AnyPlan, state: SystemState) {
    this.#plan = plan
    this.#state = state
  }

  delivered(): DeliveryResult {
    return { state: this.#state, effects: this.#effects }
  }

  begin(): void {
    for (const [name, feature] of Object.entries(this.#plan.features)) if (isEarly(feature)) this.#require(name)
  }

  /** Skips the feature `except` and unknown names, which a journal of an older build may have. */
  react(reactions: ReadonlyArray<AnyReaction>, except?: string): void {
    for (const reaction of reactions) {
      const name = nameIn(reaction)
      if (name === except || !this.#knows(name)) continue
      if ("input" in reaction && reaction.input !== undefined) this.#set({ inputs: { ...this.#state.inputs, [name]: reaction.input } })
      if ("stop" in reaction) this.#stop(name)
      if ("start" in reaction || "to" in reaction) this.#require(name)
      if ("to" in reaction) this.#deliverTo(name, reaction.command)
    }
  }

  /** Sends a fact to its followers, then to the policies, in the order of the plan. */
  publish(fact: Fact, except?: string): void {
    const subject = subjectOf(fact)
    const followers = this.#followersOf(fact)
    const { hasLate, retained } = this.#state
    if (followers.length > 0 && this.#plan.retained.includes(subject))
      this.#set({ retained: [...retained.filter((other) => subjectOf(other) !== subject), fact] })
    for (const name of followers) this.#deliverTo(name, fact)
    for (const { policies } of this.#plan.tables(hasLate))
      for (const table of policies) this.react(table[fact.type]?.(fact) ?? none, except)
  }

  arrived(name: string): void {
    this.#do({ do: "unload", name })
    if (!this.#state.loading.includes(name)) return
    this.#set({ loading: withoutName(this.#state.loading, name), stopped: withoutName(this.#state.stopped, name) })
    this.#start(name)
    this.#deliver(name)
  }

  deliverNext(name: string): void {
    if (this.#state.hearing.includes(name)) this.#deliver(name)
  }

  /** Code of a feature failed to load. Keeps its mailbox. */
  lost(name: string): void {
    const { loading, lost } = this.#state
    this.#do({ do: "unload", name })
    if (!loading.includes(name)) return
    this.#do({ do: "retry" })
    this.#set({ loading: withoutName(loading, name), lost: [...lost, name] })
    this.#say("system.lost", name)
  }

  /** Reloads failed features and resumes interrupted deliveries. */
  retry(): void {
    const { hearing, lost } = this.#state
    for (const name of lost) this.#require(name)
    for (const name of hearing) this.#deliver(name)
  }

  /** A feature finished or failed by itself. The next command restarts it; undelivered messages wait. */
  ended(name: string, type: "system.ended" | "system.failed"): void {
    const { hearing, lost, mailbox, running } = this.#state
    if (!running.includes(name)) return
    this.#do({ do: "stop", name })
    this.#set({ running: withoutName(running, name), hearing: withoutName(hearing, name) })
    if (hearing.includes(name)) {
      this.#do({ do: "retry" })
      this.#set({ lost: withName(lost, name), mailbox: [...mailTo(name, this.#missingFor(name)), ...mailbox] })
    }
    this.#say(type, name)
  }

  /** Starts a feature, loading it first if needed. It receives retained facts before other messages. */
  #require(name: string): void {
    const { loading, lost, mailbox, running, stopped } = this.#state
    if (!this.#knows(name) || running.includes(name) || loading.includes(name)) return
    const missing = this.#missingFor(name)
    if (this.#isLoaded(name) && !stopped.includes(name) && !lost.includes(name)) {
      this.#start(name)
      for (const fact of missing) this.#do({ do: "send", name, event: fact })
      return
    }
    this.#do({ do: "load", name })
    this.#set({ loading: [...loading, name], lost: withoutName(lost, name), mailbox: [...mailTo(name, missing), ...mailbox] })
  }

  #start(name: string): void {
    const { hasLate, inputs, running } = this.#state
    const feature = this.#plan.features[name]
    this.#do({ do: "start", name, input: inputs[name] ?? feature?.input })
    this.#set({ running: [...running, name], hasLate: hasLate || !isEarly(feature) })
  }

  /** Sends an event to a running feature, queues it for one that is loading, lost or has a backlog, drops it for others. */
  #deliverTo(name: string, event: Fact): void {
    const { hearing, loading, lost, mailbox, running } = this.#state
    if ([loading, lost, hearing].some((names) => names.includes(name))) this.#set({ mailbox: [...mailbox, { to: name, event }] })
    else if (running.includes(name)) this.#do({ do: "send", name, event })
  }

  #deliver(name: string): void {
    const { hearing, mailbox } = this.#state
    const [first, next] = mailbox.filter(({ to }) => to === name)
    if (first !== undefined) this.#do({ do: "send", name, event: first.event })
    if (next !== undefined) this.#do({ do: "deliverNext", name })
    this.#set({
      hearing: next === undefined ? withoutName(hearing, name) : withName(hearing, name),
      mailbox: mailbox.filter((mail) => mail !== first)
    })
  }

  #stop(name: string): void {
    const { hearing, loading, lost, mailbox, running, stopped } = this.#state
    if (running.includes(name)) {
      this.#do({ do: "stop", name })
      this.#set({ running: withoutName(running, name), stopped: [...stopped, name] })
    }
    if (loading.includes(name)) this.#do({ do: "unload", name })
    this.#set({
      loading: withoutName(loading, name),
      lost: withoutName(lost, name),
      hearing: withoutName(hearing, name),
      mailbox: mailbox.filter(({ to }) => to !== name)
    })
  }

  /** Retained facts that a feature follows, except those of subjects that are in its mail. */
  #missingFor(name: string): ReadonlyArray<Fact> {
    const { mailbox, retained } = this.#state
    const isInMail = (fact: Fact) => mailbox.some(({ event, to }) => to === name && subjectOf(event) === subjectOf(fact))
    return retained.filter((fact) => this.#followersOf(fact).includes(name) && !isInMail(fact))
  }

  #say(type: SystemFact["type"], feature: string): void {
    const fact: SystemFact = { type, feature }
    this.publish(fact, feature)
  }

  #followersOf({ type }: Fact): ReadonlyArray<string> {
    return this.#plan.tables(this.#state.hasLate).flatMap(({ follows }) => follows[type] ?? none)
  }

  #knows(name: string): boolean {
    return Object.hasOwn(this.#plan.features, name)
  }

  #isLoaded(name: string): boolean {
    return "machine" in (this.#plan.features[name] ?? {})
  }

  #do(effect: Effect): void {
    this.#effects.push(effect)
  }

  #set(change: Partial<SystemState>): void {
    this.#state = { ...this.#state, ...change }
  }
}

const nameIn = (reaction: AnyReaction): string =>
  "to" in reaction ? reaction.to : "start" in reaction ? reaction.start : "configure" in reaction ? reaction.configure : reaction.stop

const isEarly = (feature: Feature | undefined): boolean => feature !== undefined && "machine" in feature && feature.late === undefined

const mailTo = (to: string, events: ReadonlyArray<Fact>): ReadonlyArray<Mail> => events.map((event) => ({ to, event }))
