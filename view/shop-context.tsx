import { useSelector } from "./use-selector.ts"
import { createContext, use, useCallback } from "react"
import type { Dialog } from "../core/contract/dialogs.ts"
import type { User } from "../core/contract/session.ts"
import type { FormName } from "../core/forms/every-form.ts"
import type { HeldFile } from "../core/services/ports/vault.ts"
import { sendCommand } from "../core/kernel/send-command.ts"
import type { FeatureActor, FeatureName, ShopActor, ShopCommand } from "../core/shop/shop.ts"
import { useIsHydrated } from "./islands/use-is-hydrated.ts"

export type FormSecrets = {
  /** Stores a typed secret in the vault only. Returns the errors of its form's secrets by field; `null` if valid. */
  readonly judge: (form: string, field: string, text: string) => Readonly<Record<string, string | null>>
  /** Field text stored for the tab's lifetime, or empty. */
  readonly recall: (form: string, field: string) => string
  readonly hold: (form: FormName, files: ReadonlyArray<Pick<HeldFile, "name" | "blob">>) => void
  readonly held: (form: FormName) => ReadonlyArray<HeldFile>
  /** Clears the secrets and files of a form if they belong to another user than `owner`. */
  readonly claim: (form: FormName, owner: number) => void
}

const ShopContext = createContext<ShopActor | null>(null)
/** Getter of the vault, which loads with the code of forms. */
const SecretsContext = createContext<() => FormSecrets | undefined>(() => undefined)

export const ShopProvider = ShopContext
export const SecretsProvider = SecretsContext

/** Root machine of the shop. Throws outside a shop. */
export const useShop = (): ShopActor => {
  const shop = use(ShopContext)
  if (shop === null) throw new Error("no shop")
  return shop
}

/** Sends commands to a feature; until its code has loaded, they wait in the mailbox. */
export const useSend = <N extends FeatureName>(name: N): ((command: ShopCommand<N>) => void) => {
  const shop = useShop()
  return useCallback((command: ShopCommand<N>) => sendCommand(shop, name, command), [name, shop])
}

/** Actor of a running feature, of the shell or the shown screen. Throws if it does not run. */
export const useActor = <N extends FeatureName>(name: N): FeatureActor<N> => {
  const actor: FeatureActor<N> | undefined = useShop().getSnapshot().children[name]
  if (actor === undefined) throw new Error(`the machine "${name}" does not run in this shop`)
  return actor
}

/** Actor of a late feature; `undefined` until it runs, and in the first render of a part hydrated later, to match the server's markup. */
export const useFeature = <N extends FeatureName>(name: N): FeatureActor<N> | undefined => {
  const actor: FeatureActor<N> | undefined = useSelector(useShop(), ({ children }) => children[name])
  return useIsHydrated() ? actor : undefined
}

/** User; `null` for a guest, `undefined` while unknown. */
export const useUser = (): User | null | undefined => {
  const startedWithToken = useSelector(useShop(), ({ context: { inputs } }) => hasToken(inputs["auth"]))
  const isUnknown = useIsHydrated() && startedWithToken
  return useSelector(useFeature("auth"), (auth) =>
    auth === undefined ? (isUnknown ? undefined : null) : auth.hasTag("unsure") ? undefined : auth.context.user
  )
}

const hasToken = (input: unknown): boolean => typeof input === "object" && input !== null && "start" in input && input.start !== "guest"

/** Zero while loading. */
export const useCounts = (): { readonly favourites: number; readonly inCart: number } => ({
  favourites: useSelector(useFeature("wishlist"), (wishlist) => wishlist?.context.shown.length ?? 0),
  inCart: useSelector(useFeature("cart"), (cart) => cart?.context.short.total ?? 0)
})

export const useOpenDialog = (): ((dialog: Dialog) => void) => {
  const send = useSend("dialogs")
  return ({ key, props }) => send({ type: "dialogs.open", key, props })
}

export const useSecrets = (): FormSecrets => {
  const secrets = use(SecretsContext)()
  if (secrets === undefined) throw new Error("no vault")
  return secrets
}
