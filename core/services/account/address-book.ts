import { Effect } from "effect"
import { addressLine } from "../../domain/postal/address.ts"
import type { Address, SavedAddress } from "../../domain/postal/address-schema.ts"
import { type AddressOperation, type AddressMoved, afterOperation, isSamePlace } from "../../domain/account/address-operations.ts"
import type { Values } from "../../domain/form/form.ts"
import { addressBefore, addressBody } from "../../forms/address.ts"
import { Api, type ApiError, Refused } from "../ports/api.ts"

export type AddressBook = { readonly addresses: ReadonlyArray<SavedAddress>; readonly revision: number }

type Program<A> = Effect.Effect<A, ApiError, Api>

/** API-044. */
export const readAddressBook = (): Program<AddressBook> =>
  Effect.gen(function* () {
    const { items, revision } = yield* (yield* Api).call("users.addresses")
    return { addresses: items, revision }
  })

/** Applies an operation to the current list (API-045). After a concurrent change it is applied again to the new list, so that nothing is lost. */
export const changeAddressBook = (operation: AddressOperation): Program<AddressBook> => changeWithin(operation, maxTries)

/** ADDR-002. Fails if the address was changed elsewhere and the user has not confirmed. */
export const saveAddress = (values: Values): Program<AddressBook> => {
  const was = addressBefore(values)
  const address = { id: was?.id ?? null, ...addressBody(values) }
  return changeAddressBook({ kind: "save", address, was, isSure: values["isSure"] === true })
}

const maxTries = 3

const changeWithin = (operation: AddressOperation, tries: number): Program<AddressBook> =>
  Effect.gen(function* () {
    const book = yield* readAddressBook()
    const items = afterOperation(book.addresses, operation)
    if ("_tag" in items) return yield* moved(items)
    if (items === book.addresses) return book
    const body = { items, revision: book.revision }
    return yield* (yield* Api).call("users.saveAddresses", { body }, { isKeyedByContent: true }).pipe(
      Effect.map((answer) => ({ addresses: answer.items, revision: answer.revision })),
      Effect.catchTag("Refused", (refusal) =>
        refusal.status === 409 && tries > 1 ? changeWithin(operation, tries - 1) : Effect.fail(atOwnFields(refusal, operation, items))
      )
    )
  })

/** Maps errors, indexed by list position, to this form's fields; others go to the banner. */
const atOwnFields = (refusal: Refused, operation: AddressOperation, items: ReadonlyArray<Address>): Refused => {
  const index = operation.kind === "save" ? items.findIndex((item) => isSamePlace(item, operation.address)) : -1
  const start = `items.${index}.`
  const errors = Object.entries(refusal.errors).filter(([name]) => name.startsWith(start))
  return refusedWith(
    refusal.errors["items"] ?? refusal.message,
    refusal,
    errors.map(([name, text]) => [name.slice(start.length), text])
  )
}

const moved = ({ now }: AddressMoved): Refused => {
  const what = now === null ? "удалили" : "изменили"
  const instead = now === null ? "" : `. Сейчас сохранён «${addressLine(now)}»`
  const text = `Этот адрес ${what} в другой вкладке или на другом устройстве${instead}. Отметьте, если нужен ваш вариант`
  return refusedWith("", { call: "users.saveAddresses", requestId: null, status: 409 }, [["isSure", text]])
}

const refusedWith = (
  message: string,
  { call, requestId, status }: Pick<Refused, "call" | "requestId" | "status">,
  errors: ReadonlyArray<readonly [string, string]>
) => new Refused({ call, requestId, status, message, errors: Object.fromEntries(errors) })
