import { useSelector } from "./use-selector.ts"
import { createContext, use, useCallback } from "react"
import type { Dialog } from "../core/contract/dialogs.ts"
import type { User } from "../core/contract/session.ts"
import type { FormName } from "../core/domain/form/form.ts"
import type { shownPassport } from "../core/domain/passport/passport.ts"
import type { HeldFile } from "../core/services/ports/vault.ts"
import { give } from "../core/kernel/give.ts"
import type { FeatureActor, FeatureName, ShopActor, ShopCommand } from "../core/shop/shop.ts"
import { useAlive } from "./islands/use-alive.ts"

export type FormSecrets = {
  /** Keeps a secret that is being typed, and says what is wrong with each secret of its form: its text goes nowhere else. */
  readonly judge: (form: FormName, field: string, text: string) => Readonly<Record<string, string | null>>
  /** What was kept of a field for as long as the tab lives; empty where there is nothing. */
  readonly recall: (form: FormName | typeof shownPassport, field: string) => string
  /** Replaces the chosen files of a form. */
  readonly hold: (form: FormName, files: ReadonlyArray<Pick<HeldFile, "name" | "blob">>) => void
  readonly held: (form: FormName) => ReadonlyArray<HeldFile>
  /** Forgets what a form holds of another user. */
  readonly claim: (form: FormName, owner: number) => void
}

const ShopContext = createContext<ShopActor | null>(null)
/** Secrets come with the code of forms: nobody types one before. */
const SecretsContext = createContext<() => FormSecrets | undefined>(() => undefined)

/** Gives the running shop to everything below it; `app/` starts it. */
export const ShopProvider = ShopContext
export const SecretsProvider = SecretsContext

/** The shop itself, to tell it what concerns no single machine. */
export const useShop = (): ShopActor => {
  const shop = use(ShopContext)
  if (shop === null) throw new Error("no shop is given")
  return shop
}

/** Gives commands to a feature: one whose code has not come yet hears them when it has. */
export const useSend = <N extends FeatureName>(name: N): ((command: ShopCommand<N>) => void) => {
  const shop = useShop()
  return useCallback((command: ShopCommand<N>) => give(shop, name, command), [name, shop])
}

/** One of the shop's machines; those of the shell always live, a screen's machine while its screen is shown. */
export const useActor = <N extends FeatureName>(name: N): FeatureActor<N> => {
  const actor: FeatureActor<N> | undefined = useShop().getSnapshot().children[name]
  if (actor === undefined) throw new Error(`no machine "${name}" lives in this shop`)
  return actor
}

/**
 * A feature that comes once the page is alive; `undefined` until it runs. A part that comes alive after it is first drawn as the server drew
 * it, without it.
 */
export const useFeature = <N extends FeatureName>(name: N): FeatureActor<N> | undefined => {
  const actor: FeatureActor<N> | undefined = useSelector(useShop(), ({ children }) => children[name])
  return useAlive() ? actor : undefined
}

/** Who is signed in; `null` for a guest, `undefined` while that is not known. */
export const useUser = (): User | null | undefined => {
  const beganWithToken = useSelector(useShop(), ({ context: { inputs } }) => hasToken(inputs["auth"]))
  const isAsked = useAlive() && beganWithToken
  return useSelector(useFeature("auth"), (auth) =>
    auth === undefined ? (isAsked ? undefined : null) : auth.hasTag("unsure") ? undefined : auth.context.user
  )
}

/** With what the log-in begins, as the tab has said. */
const hasToken = (input: unknown): boolean => typeof input === "object" && input !== null && "start" in input && input.start !== "guest"

/** How many things are liked and how many are in the cart; none until that is known. */
export const useCounts = (): { readonly favourites: number; readonly inCart: number } => ({
  favourites: useSelector(useFeature("wishlist"), (wishlist) => wishlist?.context.shown.length ?? 0),
  inCart: useSelector(useFeature("cart"), (cart) => cart?.context.short.total ?? 0)
})

/** Opens a dialog, whether its machine has come yet or not. */
export const useOpenDialog = (): ((dialog: Dialog) => void) => {
  const send = useSend("dialogs")
  return ({ key, props }) => send({ type: "dialogs.open", key, props })
}

export const useSecrets = (): FormSecrets => {
  const secrets = use(SecretsContext)()
  if (secrets === undefined) throw new Error("nobody keeps secrets here")
  return secrets
}
