import { Record } from "effect"
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { createActor, fromCallback, fromPromise, setup, SimulatedClock } from "xstate"
import { Router } from "wouter"
import { memoryLocation } from "wouter/memory-location"
import { formSecrets } from "../../../core/services/forms/form-secrets.ts"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { failed, type Outcome, succeeded } from "../../../core/kernel/outcome.ts"
import { initialState } from "../../../core/kernel/system-state.ts"
import type { FormRefusal, Values } from "../../../core/domain/form/form.ts"
import { formsOfDialogs } from "../../../core/forms/every-form.ts"
import { dialogsMachine } from "../../../core/machines/dialogs/dialogs.machine.ts"
import { formMachines, type Submission } from "../../../core/machines/forms/form.machine.ts"
import type { ShopActor } from "../../../core/shop/shop.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { DialogHost } from "../../../view/modal/dialog-host.tsx"
import { setDialogLoader, loadDialog } from "../../../view/modal/loader.ts"
import { SecretsProvider, ShopProvider } from "../../../view/shop-context.tsx"

setDialogLoader(() => import("../../../view/dialogs/dialogs.ts"))

type Result = Outcome<unknown, FormRefusal>

/** Renders the dialogs alone, with real machines and a real vault. The test gives the shop's answers and moves the clock. */
export const stageDialogs = () => {
  const sent: Array<Submission> = []
  const stored: { values: Values } = { values: {} }
  const waiting: Array<(answer: Result) => void> = []
  const submit = fromPromise<Result, Submission>(({ input }) => {
    sent.push(input)
    return new Promise((resolve) => void waiting.push(resolve))
  })
  const forms = Record.map(formMachines(formsOfDialogs), (machine) =>
    machine.provide({
      actors: {
        submit,
        readStored: fromPromise(async ({ input }) => succeeded({ ...input.values, ...stored.values })),
        watchNetwork: fromCallback(() => undefined)
      }
    })
  )
  const dialogs = dialogsMachine.provide({
    actors: {
      ...forms,
      drafts: fromCallback(() => undefined),
      holdScroll: fromCallback(() => undefined),
      coverHistory: fromCallback(() => undefined),
      loadDialog: fromPromise<null, string>(async ({ input }) => {
        await loadDialog(input)
        return null
      })
    }
  })
  const shopMachine = setup({ actors: { dialogs } }).createMachine({
    id: "shop",
    context: initialState,
    invoke: { id: "dialogs", src: "dialogs", input: { drafts: {}, owner: null } }
  })
  const clock = new SimulatedClock()
  const shop = createActor(shopMachine, { clock }).start()
  const vault = makeVault()
  const location = memoryLocation({ path: "/" })
  const stage = render(
    <ShopProvider value={shop as unknown as ShopActor}>
      <SecretsProvider value={() => formSecrets(vault)}>
        <Router hook={location.hook}>
          <main tabIndex={-1}>
            <button type="button">Профиль</button>
          </main>
          <DialogHost />
        </Router>
      </SecretsProvider>
    </ShopProvider>
  )
  const actor = () => shop.getSnapshot().children["dialogs"]
  return {
    ...stage,
    sent,
    /** Values that the shop answers when a form opens. */
    storeValues: (values: Values) => void (stored.values = values),
    /** Persisted state of forms and dialogs as text, which must contain no secret. */
    stored: () => JSON.stringify(shop.getPersistedSnapshot()),
    dialogs: () => actor()?.getSnapshot() as ReturnType<typeof dialogsMachine.getInitialSnapshot>,
    open: (key: string, props: unknown = {}) =>
      act(async () => {
        await loadDialog(key).catch(() => undefined)
        actor()?.send({ type: "dialogs.open", key, props })
        await settled()
      }),
    answer: (answer: Result) =>
      act(async () => {
        waiting.shift()?.(answer)
        await settled()
      }),
    press: async (name: string | RegExp) => {
      fireEvent.click(screen.getByRole("button", { name: typeof name === "string" ? exactText(name) : name }))
      await act(settled)
    },
    pass: (ms: number) => act(() => clock.increment(ms)),
    settle: () => act(settled)
  }
}

/** Waits until requested code has loaded. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise((done) => setImmediate(done))
}

/** Refusal of a form by the shop. */
export const refused = (refusal: Partial<Extract<FormRefusal, { readonly _tag: "Refused" }>> = {}): Result =>
  failed({ _tag: "Refused", status: 422, message: "", errors: {}, ...refusal })

/** Stub of `<dialog>`, missing in jsdom: opens, takes the focus and returns it. */
export const withDialogs = () => {
  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement)
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    const opener = openers.get(this)
    if (opener instanceof HTMLElement) opener.focus()
  }
}

export const clearStage = cleanup
