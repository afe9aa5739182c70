import { describe, expect, it } from "vitest"
import type { User } from "../../core/contract/session.ts"
import type { AccountContext } from "../../core/machines/account.machine.ts"
import { accountWorld, changed } from "../support/account-world.ts"
import { expectLive } from "../support/describe-machine.ts"
import { pathsThrough, tableOf, unreached } from "../support/paths.ts"

describe("the account machine", () => {
  const paths = pathsThrough(accountWorld)

  it("comes to rest in every state", () => {
    expect(unreached(accountWorld, paths)).toEqual([])
  })

  it.each(paths)("holds to its promise: $title", ({ snapshot }) => {
    const { user: known } = snapshot.context as AccountContext
    expect(snapshot.hasTag("known")).toBe(known !== null)
    expect("profile" in snapshot.children).toBe(known !== null)
    if (snapshot.hasTag("saved")) expect(known?.id).toBe(changed.id)
    if (snapshot.matches("waiting")) expect(known).toBeNull()
  })

  it.each(paths)("never shows one user the data of another: $title", ({ events, snapshot }) => {
    const said = events.findLast(({ type }) => type.startsWith("auth."))?.["user"] as User | null | undefined
    const shown = (snapshot.context as AccountContext).user
    expect([undefined, said?.id]).toContain(shown?.id)
  })

  it("lives through the same paths as it was computed, and its journals fold in a fresh process", () =>
    expectLive(accountWorld, { module: "./account-world.ts", name: "accountMachines" }, paths))

  it("has this table of transitions", () => {
    expect(tableOf(accountWorld)).toMatchInlineSnapshot(`
      [
        "open.saved --auth.loggedIn--> open.saved",
        "open.saved --auth.loggedIn--> waiting",
        "open.saved --auth.loggedOut--> waiting",
        "open.saved --auth.settled--> open.saved",
        "open.saved --auth.settled--> waiting",
        "open.saved --form.done--> open.saved",
        "open.saved --xstate.after.reading.account.open.saved--> open.standing",
        "open.standing --auth.loggedIn--> open.standing",
        "open.standing --auth.loggedIn--> waiting",
        "open.standing --auth.loggedOut--> waiting",
        "open.standing --auth.settled--> open.standing",
        "open.standing --auth.settled--> waiting",
        "open.standing --form.done--> open.saved",
        "waiting --account.resume--> waiting",
        "waiting --auth.loggedIn--> open.standing",
        "waiting --auth.settled--> open.standing",
      ]
    `)
  })
})
