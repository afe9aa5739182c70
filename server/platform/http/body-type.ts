import type { MiddlewareHandler } from "hono"
import { refusalTexts } from "../api/refusal.ts"
import { refusalResponse } from "./json.ts"
import type { ShopContext, ShopEnv } from "./shop-env.ts"

export const jsonType = ["application/json"]
export const multipartType = ["multipart/form-data"]
export const formTypes = ["application/x-www-form-urlencoded", ...multipartType]
export const fileType = ["application/octet-stream"]
export const policyReportType = ["application/csp-report"]

export const hasBodyType = (c: ShopContext, types: ReadonlyArray<string>): boolean =>
  types.includes((c.req.header("content-type") ?? "").replace(/;.*$/s, "").trim().toLowerCase())

/** Refuses other types with 415 before reading the body. Forms of other sites cannot send JSON. */
export const requireBodyType =
  (types: ReadonlyArray<string>): MiddlewareHandler<ShopEnv> =>
  async (c, next) =>
    c.req.method !== "POST" || hasBodyType(c, types)
      ? next()
      : refusalResponse(c, { status: 415, message: types === formTypes ? refusalTexts.notForm : refusalTexts.notJson })
