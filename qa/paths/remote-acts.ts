import type { AnyEventObject } from "xstate"
import type { ActTools } from "../pages/act-tools.ts"
import { user } from "../samples/user.ts"
import type { Fault } from "../server/fault-proxy.ts"
import { type ActOf, isAt, type StageOf } from "./model.ts"
import { type Remote, remoteEvents, type RemoteSnapshot } from "./remote.ts"

type TextMatcher = string | RegExp

/** Page of a machine that loads user data and writes about one item. */
export type RemotePage<C> = Pick<StageOf<RemoteSnapshot<C>>, "startEvents" | "heldRequests" | "address"> & {
  readonly heading: TextMatcher
  /** Loaded event, and the response body that causes it. */
  readonly loaded: { readonly event: AnyEventObject; readonly json: unknown }
  /** Tests if the data have an item that can be written. */
  readonly isWhole: (context: C) => boolean
  /** Control of the item, and the confirming button of the dialog. */
  readonly write: { readonly event: AnyEventObject; readonly control: TextMatcher; readonly button: TextMatcher }
  readonly written: { readonly event: AnyEventObject; readonly json: unknown }
  readonly acts?: ReadonlyArray<ActOf<RemoteSnapshot<C>>>
}

/** Tour of a signed-in user: loads, fails, loads again; a write is refused and done; the user signs out. */
export const remoteTour = <C>(remote: Remote<C>, page: RemotePage<C>): StageOf<RemoteSnapshot<C>> => {
  const { startEvents, heading, heldRequests, address } = page
  return {
    address,
    isMember: true,
    isHeldFromStart: true,
    startEvents,
    ...(heldRequests === undefined ? {} : { heldRequests }),
    isTour: true,
    prepare: (tools) => tools.page.getByRole("heading", { level: 1, name: heading }).waitFor(),
    acts: [...loadingActs(remote, page), ...writingActs(remote, page), ...(page.acts ?? []), signsOut(remote, page)]
  }
}

/** Another user signs in in another tab while this page shows its load error; `show` are the events of the page that then opens again. */
export const changesUser = (...show: ReadonlyArray<AnyEventObject>): ActOf<RemoteSnapshot<unknown>> => ({
  title: "another user signs in in another tab",
  events: [{ type: "auth.loggedIn", user, by: "tab" }, ...show],
  when: isAt("failed"),
  run: async ({ storeInOtherTab, newAccount }) => storeInOtherTab("token", (await newAccount()).token)
})

const loadingActs = <C>(remote: Remote<C>, { loaded }: RemotePage<C>): ReadonlyArray<ActOf<RemoteSnapshot<C>>> => {
  const { notLoaded, reconnected, retry } = remoteEvents(remote)
  const [isLoading, hasFailed] = [isAt("loading"), isAt("failed")]
  return [
    { title: "loading fails", events: [notLoaded], when: isLoading, answer: { kind: "status", status: 500 } },
    {
      title: `the ${remote.items} are loaded`,
      events: [loaded.event],
      when: isLoading,
      answer: { kind: "body", json: { data: loaded.json } }
    },
    { title: "«Повторить» is pressed", events: [retry], when: hasFailed, run: ({ shell }) => shell.retry() },
    { title: "the network is back", events: [reconnected], when: hasFailed, run: ({ shell }) => shell.returnNetwork() }
  ]
}

const writingActs = <C>(remote: Remote<C>, { isWhole, write, written }: RemotePage<C>): ReadonlyArray<ActOf<RemoteSnapshot<C>>> => {
  const isWriting = isAt(remote.write.state)
  return [
    {
      title: "the write is confirmed",
      events: [write.event],
      when: isIntact(remote, isWhole),
      run: confirmWrite(write)
    },
    { title: "the server refuses", events: [remoteEvents(remote).notWritten], when: isWriting, answer: refusalOf(remote) },
    {
      title: `the ${remote.item} is ${remote.write.done}`,
      events: [written.event],
      when: isWriting,
      answer: { kind: "body", json: { data: written.json } }
    }
  ]
}

/** A return to a page that shows the earlier data while they load again, and a write meanwhile; `writeAddress` is that of its request. */
export const returnsToPage = <C>(remote: Remote<C>, page: RemotePage<C>, writeAddress: RegExp): ReadonlyArray<ActOf<RemoteSnapshot<C>>> => {
  const { address, heading, isWhole, startEvents, write, written } = page
  // The data load again as soon as the write is answered: that request has to wait for its own answer.
  const answered = { when: isAt(remote.write.firstState ?? remote.write.state), once: true, at: writeAddress } as const
  return [
    {
      title: "the page is left and opened again",
      events: startEvents,
      when: isIntact(remote, isWhole),
      run: async (tools) => {
        await tools.travel("/personal/profile/")
        await tools.profile.seeHeading("Профиль")
        await tools.travel(address)
        await tools.page.getByRole("heading", { level: 1, name: heading }).waitFor()
      }
    },
    {
      title: "the write is confirmed over earlier data",
      events: [write.event],
      when: (snapshot) => isAt("loading", "failed")(snapshot) && remote.data(snapshot.context) !== null && isWhole(snapshot.context),
      run: confirmWrite(write)
    },
    { title: "the server refuses", events: [remoteEvents(remote).notWritten], ...answered, answer: refusalOf(remote) },
    {
      title: `the ${remote.item} is ${remote.write.done}`,
      events: [written.event],
      ...answered,
      answer: { kind: "body", json: { data: written.json } }
    }
  ]
}

/** Confirms the write, and lets the dialog fade out. */
const confirmWrite =
  <C>({ button, control }: RemotePage<C>["write"]) =>
  async ({ page }: ActTools): Promise<void> => {
    await page.getByRole("main").getByRole("button", { name: control }).click()
    await page.getByRole("dialog").getByRole("button", { name: button }).click()
    await page.clock.runFor(fadeMs)
  }

const fadeMs = 500

const refusalOf = ({ write: { refusal } }: Pick<Remote<never>, "write">): Fault =>
  refusal === null
    ? { kind: "status", status: 500 }
    : { kind: "status", status: 409, body: JSON.stringify({ message: refusal, data: { errors: {} } }) }

const signsOut = <C>(remote: Remote<C>, { isWhole }: RemotePage<C>): ActOf<RemoteSnapshot<C>> => ({
  title: "the user signs out",
  events: [{ type: "auth.loggedOut", by: "choice" }],
  when: isIntact(remote, isWhole),
  isLast: true,
  run: ({ profile }) => profile.logOut()
})

/** Tests if the data are shown and nothing has failed. */
const isIntact =
  <C>({ failure }: Remote<C>, isWhole: (context: C) => boolean) =>
  (snapshot: RemoteSnapshot<C>): boolean =>
    isAt("ready")(snapshot) && failure(snapshot.context) === null && isWhole(snapshot.context)
