import * as React from "react"

/**
 * Spares React's development build a stack trace for each of the first 10,000 elements of a second, an eighth of the time of tests that
 * draw. Only warnings would print it. Has no effect if React renames these internals.
 */
const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE")
const counter = "recentlyCreatedOwnerStacks"
if (typeof internals === "object" && internals !== null && counter in internals)
  Object.defineProperty(internals, counter, { get: () => 10_000, set: () => undefined, configurable: true })
