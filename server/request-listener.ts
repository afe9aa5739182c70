import { getRequestListener } from "@hono/node-server"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2"

export type Fetch = (request: Request) => Response | Promise<Response>

/** HTTP/1.1 and HTTP/2. */
type Listener = (request: IncomingMessage | Http2ServerRequest, response: ServerResponse | Http2ServerResponse) => void

export const toListener = (fetch: Fetch): Listener => {
  const answer = getRequestListener(fetch)
  return (request, response) => void answer(request, response)
}
