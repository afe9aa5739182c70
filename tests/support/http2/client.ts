import { once } from "node:events"
import { type ClientHttp2Session, connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http2"

type Reply = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly text: string }

/** Opens a session with a server whose certificate is `ca`. Rejects when the connection is refused or broken. */
export const openSession = async (origin: string, ca: string): Promise<ClientHttp2Session> => {
  const session = connect(origin, { ca })
  await once(session, "connect")
  return session
}

/** Reads the whole response. Rejects when the stream is reset or the connection lost. */
export const requestOver = async (session: ClientHttp2Session, headers: OutgoingHttpHeaders, body?: string): Promise<Reply> => {
  const stream = session.request(headers, { endStream: body === undefined })
  if (body !== undefined) stream.end(body)
  const answer: IncomingHttpHeaders = await new Promise((resolve, reject) => {
    stream.once("response", resolve)
    stream.once("error", reject)
    stream.once("close", () => reject(new Error(`closed with ${stream.rstCode}`)))
  })
  const chunks: Array<Buffer> = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return { status: Number(answer[":status"]), headers: answer, text: Buffer.concat(chunks).toString() }
}
