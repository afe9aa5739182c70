import { Effect } from "effect"
import { Unreachable, type Upload } from "../../core/services/ports/api.ts"
import type { Reply } from "./api-reply.ts"

type Request = {
  readonly call: string
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly timeoutMs: number
}

/** Uses `XMLHttpRequest`, which reports progress, unlike `fetch`. */
export const sendUpload = (
  { call, headers, method, timeoutMs, url }: Request,
  { blob, field, name, onProgress }: Upload
): Effect.Effect<Reply, Unreachable> =>
  Effect.callback<Reply, Unreachable>((resume) => {
    const request = new XMLHttpRequest()
    const fail = (timedOut: boolean) => () => resume(Effect.fail(new Unreachable({ call, requestId: null, timedOut })))
    request.open(method, url)
    request.timeout = timeoutMs
    for (const [header, value] of Object.entries(headers)) if (value !== undefined) request.setRequestHeader(header, value)
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total))
    request.addEventListener("load", () =>
      resume(
        Effect.succeed({
          status: request.status,
          requestId: request.getResponseHeader("x-request-id"),
          retryAfter: request.getResponseHeader("retry-after"),
          text: request.responseText
        })
      )
    )
    request.addEventListener("error", fail(false))
    request.addEventListener("timeout", fail(true))
    const form = new FormData()
    form.append(field, blob, name)
    request.send(form)
    return Effect.sync(() => request.abort())
  })
