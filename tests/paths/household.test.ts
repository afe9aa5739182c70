import { describe, expect, it } from "vitest"
import { dialogForms } from "../../core/contract/dialogs.ts"
import type { AuthContext } from "../../core/machines/auth.machine.ts"
import type { DialogsContext } from "../../core/machines/dialogs-setup.ts"
import { describeMachine, expectLive } from "../support/describe-machine.ts"
import { tableOf, unreached, pathsThrough } from "../support/paths.ts"
import { dialogsWorld, gateWorld, guestWorld, householdWorld, linkWorld, sessionWorld, storedWorld } from "../support/household-worlds.ts"

const from = (name: string) => ({ module: "./household-worlds.ts", name })

describeMachine("session", sessionWorld, from("sessionMachines"), ({ snapshot }) => {
  if (snapshot.matches("known")) expect(snapshot.context.deviceId).not.toBeNull()
  expect(snapshot.can({ type: "session.renew" })).toBe(!snapshot.matches("renewing"))
})

const isTrueUser = ({ snapshot }: ReturnType<typeof pathsThrough>[number]) => {
  const { user } = snapshot.context as AuthContext
  if (snapshot.hasTag("member")) expect(user).not.toBeNull()
  if (snapshot.matches("guest")) expect(user).toBeNull()
  expect(snapshot.can({ type: "auth.logOut" })).toBe(snapshot.matches("member"))
}

describe("[AUTH-011] auth: a guest or a user, and nothing else", () => {
  for (const [name, world, table] of [
    ["guest", guestWorld, "guestMachines"],
    ["stored", storedWorld, "storedMachines"],
    ["link", linkWorld, "linkMachines"]
  ] as const) {
    const paths = pathsThrough(world)
    it.each(paths)(`beginning as ${name}: $title`, isTrueUser)
    it(`beginning as ${name} lives through the same paths, and its journals fold in a fresh process`, () =>
      expectLive(world, from(table), paths))
  }

  it("comes to rest in every state, however it begins", () => {
    const missing = [guestWorld, storedWorld, linkWorld].map((world) => new Set(unreached(world, pathsThrough(world))))
    const [first = new Set<string>(), ...others] = missing
    expect([...first].filter((state) => others.every((other) => other.has(state)))).toEqual([])
  })
})

describeMachine("gate", gateWorld, from("gateMachines"), ({ snapshot }) => {
  if (snapshot.matches("closed")) expect(snapshot.context.guarded).toBeNull()
})

describeMachine("dialogs", dialogsWorld, from("dialogsMachines"), ({ snapshot }) => {
  const { active, forms } = snapshot.context as DialogsContext
  const isOpen = snapshot.matches("open")
  if (isOpen) expect(active).not.toBeNull()
  if (snapshot.matches({ closed: "resting" })) expect(active).toBeNull()
  expect("holdScroll" in snapshot.children).toBe(isOpen)
  expect("coverHistory" in snapshot.children).toBe(isOpen)
  const form = active === null ? undefined : dialogForms[active.key]
  if (isOpen && form !== undefined) expect(forms).toContain(form)
  expect(snapshot.hasTag("drawable") && !isOpen).toBe(false)
})

describeMachine("household", householdWorld, from("householdMachines"), ({ snapshot }) => {
  expect(snapshot.matches("living")).toBe(true)
  expect(snapshot.can({ type: "dialogs.want", key: "login", props: {} })).toBe(true)
})

describe("the tables of transitions", () => {
  it("of session", () => {
    expect(tableOf(sessionWorld)).toMatchInlineSnapshot(`
      [
        "known --session.changed--> known",
        "known --session.renew--> renewing",
        "refreshing --session.changed--> refreshing",
        "refreshing --session.renew--> renewing",
        "refreshing --xstate.done.actor.refreshIds--> known",
        "refreshing --xstate.done.actor.refreshIds--> unknown",
        "refreshing --xstate.error.actor.refreshIds--> unknown",
        "renewing --session.changed--> renewing",
        "renewing --xstate.done.actor.refreshIds--> known",
        "renewing --xstate.done.actor.refreshIds--> unknown",
        "renewing --xstate.error.actor.refreshIds--> unknown",
        "unknown --session.changed--> unknown",
        "unknown --session.renew--> renewing",
        "unknown --xstate.after.pause.session.unknown--> refreshing",
      ]
    `)
  })
  it("of auth", () => {
    const rows = [guestWorld, storedWorld, linkWorld].flatMap(tableOf)
    expect([...new Set(rows)].toSorted()).toMatchInlineSnapshot(`
      [
        "checking --auth.enter--> member",
        "checking --auth.follow--> following",
        "checking --auth.lose--> guest",
        "checking --xstate.done.actor.checkMe--> guest",
        "checking --xstate.done.actor.checkMe--> member",
        "checking --xstate.error.actor.checkMe--> guest",
        "entering --auth.enter--> member",
        "entering --auth.follow--> following",
        "entering --auth.lose--> guest",
        "entering --xstate.done.actor.enterByLink--> guest",
        "entering --xstate.done.actor.enterByLink--> member",
        "entering --xstate.error.actor.enterByLink--> guest",
        "following --auth.enter--> member",
        "following --auth.follow--> following",
        "following --auth.lose--> guest",
        "following --xstate.done.actor.checkMe--> guest",
        "following --xstate.done.actor.checkMe--> member",
        "following --xstate.error.actor.checkMe--> guest",
        "guest --auth.enter--> member",
        "guest --auth.follow--> following",
        "guest --auth.look--> following",
        "guest --auth.tell--> guest",
        "leaving --auth.enter--> member",
        "leaving --auth.follow--> following",
        "leaving --xstate.done.actor.logOut--> guest",
        "leaving --xstate.error.actor.logOut--> guest",
        "member --auth.change--> member",
        "member --auth.enter--> member",
        "member --auth.follow--> following",
        "member --auth.logOut--> leaving",
        "member --auth.lose--> guest",
        "member --auth.tell--> member",
      ]
    `)
  })
  it("of gate", () => {
    expect(tableOf(gateWorld)).toMatchInlineSnapshot(`
      [
        "closed --auth.loggedIn--> open",
        "closed --auth.loggedOut--> closed",
        "closed --auth.settled--> closed",
        "closed --auth.settled--> open",
        "closed --navigation.lost--> closed",
        "closed --navigation.resolved--> closed",
        "open --auth.loggedIn--> open",
        "open --auth.loggedOut--> closed",
        "open --auth.settled--> closed",
        "open --auth.settled--> open",
        "open --navigation.lost--> open",
        "open --navigation.resolved--> open",
        "unsure --auth.loggedIn--> open",
        "unsure --auth.loggedOut--> closed",
        "unsure --auth.settled--> closed",
        "unsure --auth.settled--> open",
        "unsure --navigation.lost--> unsure",
        "unsure --navigation.resolved--> unsure",
      ]
    `)
  })
  it("of dialogs", () => {
    expect(tableOf(dialogsWorld)).toMatchInlineSnapshot(`
      [
        "closed.fading --dialogs.open--> open.fetching",
        "closed.fading --form.done--> closed.fading",
        "closed.fading --xstate.after.disposal.dialogs.closed.fading--> closed.resting",
        "closed.resting --dialogs.open--> open.fetching",
        "closed.resting --form.done--> closed.resting",
        "open.counting --dialogs.close--> closed.fading",
        "open.counting --dialogs.hover--> open.paused",
        "open.counting --dialogs.lift--> closed.fading",
        "open.counting --dialogs.lift--> open.counting",
        "open.counting --dialogs.open--> open.fetching",
        "open.counting --dialogs.touch--> open.counting",
        "open.counting --form.done--> open.counting",
        "open.counting --xstate.after.brief.dialogs.open.counting--> closed.fading",
        "open.fetching --dialogs.close--> closed.fading",
        "open.fetching --dialogs.lift--> closed.fading",
        "open.fetching --dialogs.lift--> open.fetching",
        "open.fetching --dialogs.open--> open.fetching",
        "open.fetching --dialogs.touch--> open.fetching",
        "open.fetching --form.done--> open.fetching",
        "open.fetching --navigation.lost--> closed.fading",
        "open.fetching --navigation.resolved--> closed.fading",
        "open.fetching --xstate.done.actor.loadDialog--> open.counting",
        "open.fetching --xstate.done.actor.loadDialog--> open.standing",
        "open.fetching --xstate.error.actor.loadDialog--> open.lost",
        "open.lost --dialogs.close--> closed.fading",
        "open.lost --dialogs.lift--> closed.fading",
        "open.lost --dialogs.lift--> open.lost",
        "open.lost --dialogs.open--> open.fetching",
        "open.lost --dialogs.retry--> open.fetching",
        "open.lost --dialogs.touch--> open.lost",
        "open.lost --form.done--> open.fetching",
        "open.lost --form.done--> open.lost",
        "open.lost --navigation.lost--> closed.fading",
        "open.lost --navigation.resolved--> closed.fading",
        "open.paused --dialogs.close--> closed.fading",
        "open.paused --dialogs.lift--> closed.fading",
        "open.paused --dialogs.lift--> open.paused",
        "open.paused --dialogs.open--> open.fetching",
        "open.paused --dialogs.touch--> open.paused",
        "open.paused --dialogs.unhover--> open.counting",
        "open.paused --form.done--> open.paused",
        "open.standing --dialogs.close--> closed.fading",
        "open.standing --dialogs.lift--> closed.fading",
        "open.standing --dialogs.lift--> open.standing",
        "open.standing --dialogs.open--> open.fetching",
        "open.standing --dialogs.touch--> open.standing",
        "open.standing --form.done--> open.fetching",
        "open.standing --form.done--> open.standing",
        "open.standing --navigation.lost--> closed.fading",
        "open.standing --navigation.resolved--> closed.fading",
      ]
    `)
  })
  it("of household", () => {
    expect(tableOf(householdWorld)).toMatchInlineSnapshot(`
      [
        "living --account.changed--> living",
        "living --account.wanted--> living",
        "living --auth.loggedIn--> living",
        "living --auth.loggedOut--> living",
        "living --auth.registered--> living",
        "living --auth.settled--> living",
        "living --catalogue.chosen--> living",
        "living --dialogs.formDone--> living",
        "living --dialogs.want--> living",
        "living --gate.turnedAway--> living",
        "living --navigation.lost--> living",
        "living --navigation.resolved--> living",
        "living --reference.want--> living",
        "living --tooltip.asked--> living",
      ]
    `)
  })
})
