import { constants, createSecureServer, type Http2SecureServer, type ServerHttp2Session, type ServerHttp2Stream } from "node:http2"
import { type Certificate, tlsVersions } from "./certificate.ts"
import { connectionLimits } from "./connection-limits.ts"
import { type Fetch, toListener } from "./request-listener.ts"

/** Per connection; a page needs fewer. */
const maxStreams = 128

/** Milliseconds for a TLS handshake; an unfinished one delays a stop until then. */
const handshakeTimeout = 10_000

/**
 * HTTP/2 over TLS, and HTTP/1.1 for clients that do not offer HTTP/2 (ALPN). Node limits times only for HTTP/1.1; the same limits are set for HTTP/2.
 */
export const secureServerOf = (fetch: Fetch, { cert, key }: Certificate, limits = connectionLimits): Http2SecureServer => {
  const settings = { maxHeaderListSize: limits.maxHeaderSize, maxConcurrentStreams: maxStreams }
  const options = { ...limits, cert, key, ...tlsVersions, allowHTTP1: true, handshakeTimeout, settings }
  const server = createSecureServer(options, toListener(fetch))
  // Open streams finish; the client opens another connection for later requests.
  server.on("session", (session: ServerHttp2Session) => session.setTimeout(limits.keepAliveTimeout, () => session.close()))
  server.on("stream", (stream: ServerHttp2Stream) => {
    const patience = setTimeout(() => (isReceived(stream) ? undefined : stream.close(constants.NGHTTP2_CANCEL)), limits.requestTimeout)
    stream.once("close", () => clearTimeout(patience))
  })
  return server
}

const isReceived = (stream: ServerHttp2Stream): boolean => stream.endAfterHeaders || stream.readableEnded
