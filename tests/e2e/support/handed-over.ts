import { type APIRequestContext, expect } from "playwright/test"
import type { OrderMove } from "../../../core/domain/orders/order-moves.ts"
import { publicClientKey } from "../../../server/platform/environment.ts"
import { buyerWith } from "../../support/samples/orders.ts"
import { wishedReview } from "../../support/samples/reviews.ts"
import type { Account } from "../../../qa/server/account.ts"
import { addRing } from "./own-cart.ts"

/** Key of the operator API of the run's shop. */
export const operatorKey = "e2e-operator-key-0123456789abcdef"

/** Calls an operator endpoint. */
export const asOperator = async (request: APIRequestContext, path: string, data: object) => {
  const answer = await request.post(path, { headers: { authorization: `Bearer ${operatorKey}` }, data })
  expect(answer.status()).toBe(200)
}

/** Orders a plain ring; returns the id of the unpaid order. */
export const placeOrder = async (request: APIRequestContext, account: Account): Promise<number> => {
  await addRing(request, account)
  const { data, message, status } = await buyerWith({ ask: askBy(request) }, account.token).order()
  expect(status, message).toBe(200)
  return data.id
}

/** Orders a plain ring, pays it by card and moves the order to `status`; returns its id. */
export const placeHandedOverOrder = async (
  request: APIRequestContext,
  account: Account,
  status: OrderMove = "completed"
): Promise<number> => {
  const id = await placeOrder(request, account)
  const buyer = buyerWith({ ask: askBy(request) }, account.token)
  await buyer.settle(await buyer.startPayment(id), "paid")
  await expect.poll(async () => (await buyer.payment(id)).data.state).toBe("paid")
  await asOperator(request, `/internal/orders/${id}/status`, { status })
  return id
}

/** Sends the account's review of the ring. */
export const writeReview = async (request: APIRequestContext, account: Account, order: number): Promise<void> => {
  const { status } = await buyerWith({ ask: askBy(request) }, account.token).send("POST", `/users/orders/${order}/reviews/`, wishedReview())
  expect(status).toBe(200)
}

type Sent = { readonly method?: string; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }

export const askBy =
  (request: APIRequestContext) =>
  async (path: string, { body, headers, method }: Sent = {}) => {
    const answer = await request.fetch(path, {
      method: method ?? "GET",
      headers: { "x-client-key": publicClientKey, ...headers },
      ...(body === undefined ? {} : { data: body })
    })
    return new Response(await answer.text(), { status: answer.status() })
  }
