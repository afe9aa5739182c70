import { maxHeaderBytes } from "./platform/http/long-addresses.ts"

/** Keeps connections open longer than proxies do (a minute), so that no proxy uses a closing one. Times in milliseconds. */
export const connectionLimits = { maxHeaderSize: maxHeaderBytes, keepAliveTimeout: 65_000, requestTimeout: 300_000 }
