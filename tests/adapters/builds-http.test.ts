import { Effect } from "effect"
import { createServer } from "node:http"
import { afterEach, beforeEach, expect, it } from "vitest"
import { makeBuilds } from "../../adapters/http/builds-http.ts"
import { freePort } from "../../qa/server/free-port.ts"

const routes = [{ name: "home", pattern: "/", preloads: "home" }]
const answers: Readonly<Record<string, object>> = {
  "/builds/meta/build-7.json": { id: "build-7", routes, files: { home: ["/assets/home.js"] } },
  "/builds/latest.json": { id: "build-8", timestamp: 1 }
}

let asked: Array<string> = []
const server = createServer(({ url = "" }, answer) => {
  asked.push(url)
  answer.end(JSON.stringify(answers[url]))
})
let base = ""
beforeEach(async () => {
  asked = []
  const port = await freePort()
  base = `http://127.0.0.1:${port}`
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done))
})
afterEach(() => new Promise((done) => server.close(done)))

it("[BLD-004] the route rules are those of the running build's own manifest, which is read once", async () => {
  const builds = makeBuilds({ build: "build-7", base })
  expect([await Effect.runPromise(builds.rules), await Effect.runPromise(builds.rules)]).toEqual([routes, routes])
  expect(asked).toEqual(["/builds/meta/build-7.json"])
})

it("the latest build is requested anew each time", async () => {
  const builds = makeBuilds({ build: "build-7", base })
  expect([await Effect.runPromise(builds.latest), await Effect.runPromise(builds.latest)]).toEqual(["build-8", "build-8"])
  expect(asked).toEqual(["/builds/latest.json", "/builds/latest.json"])
})
