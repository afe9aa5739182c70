import { failed } from "../../../core/kernel/outcome.ts"
import { openShop } from "./open-shop.ts"
import { waitFor } from "../wait-for.ts"

type Options = Parameters<typeof openShop>[0] & { readonly auth?: "guest" | "stored" | "link" }

/** A shop in memory with all features; `facts` are the types of the account's facts. */
export const startLiveShop = async ({ auth = "guest", ...answers }: Options = {}) => {
  const shop = openShop(answers)
  await shop.settled()
  await shop.loadDeferred({ auth })
  const { auth: authActor, cart, dialogs, gate, session } = shop.features()
  if (authActor === undefined || cart === undefined || dialogs === undefined || gate === undefined || session === undefined)
    throw new Error("the shop is not whole")
  const facts: Array<string> = []
  shop.recorded.root.system.inspect({
    next: (report) => {
      if (
        report.type === "@xstate.event" &&
        report.actorRef === shop.root &&
        /^auth\.(?:loggedIn|loggedOut|registered|settled)$/.test(report.event.type)
      )
        facts.push(report.event.type)
    }
  })
  const open = (key: string, props: object = {}) => shop.send("dialogs", { type: "dialogs.open", key, props })
  const active = () => dialogs.getSnapshot().context.active
  const isOpen = () => dialogs.getSnapshot().matches("open")
  const form = async (name: "login" | "registration" | "passRecovery" | "order") => {
    const snapshot = await waitFor(dialogs, ({ children }) => children[name] !== undefined)
    const actor = snapshot.children[name]
    if (actor === undefined) throw new Error(`no form "${name}"`)
    return actor
  }
  const logIn = async (props: object = {}) => {
    open("login", props)
    const login = await form("login")
    login.send({ type: "form.change", field: "email", value: "anna@example.ru" })
    login.send({ type: "form.setVerdicts", field: "password", verdicts: { password: null } })
    login.send({ type: "form.submit" })
    await waitFor(login, (snapshot) => !snapshot.hasTag("busy"))
    return login
  }
  return { ...shop, active, auth: authActor, cart, dialogs, form, gate, facts, isOpen, logIn, open, session }
}

export const refusalOfCall = (call: string) =>
  failed({ _tag: "Refused", call, requestId: null, status: 403, message: "Нет", errors: {} } as const)
