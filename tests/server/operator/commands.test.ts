import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startShop, type TestShop } from "../../support/server/server.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="

/** Command, its output and its exit code. */
const cases: ReadonlyArray<readonly [string, string, number]> = [
  ["care", "", 0],
  ["care 999 accept Приезжайте", "999: Такого обращения нет", 1],
  ["care 999 repair", "usage: ", 2],
  ["visits", "", 0],
  ["visits 999 confirm", "999: Такого визита нет", 1],
  ["visits 999 forget", "usage: ", 2],
  ["reviews list", "", 0],
  ["reviews show 999", "999: Такого отзыва нет", 1],
  ["reviews publish", "usage: ", 2],
  ["questions", "", 0],
  ["questions answer 999 --text Да", "999: Такого вопроса нет", 1],
  ["questions answer 999", "usage: ", 2],
  ["diamonds", "", 0],
  ["diamonds 999 started", "999: Такой заявки нет", 1],
  ["diamonds 999 cancelled", "usage: ", 2],
  ["diamonds 999 files", "usage: ", 2],
  ["diamonds 999 files .", "999: Такой заявки нет", 1],
  ["passports", "", 0],
  ["passports allow 999", "999: Такого запроса нет", 1],
  ["passports refuse 999", "usage: ", 2],
  ["promotions add SUMMER percent 10", "SUMMER: ", 0],
  ["promotions add SUMMER percent 10", "Такой промокод уже был", 1],
  ["promotions list", "SUMMER: ", 0],
  ["promotions end SUMMER", "SUMMER: ended", 0],
  ["promotions", "usage: ", 2],
  ["promotions add AUTUMN percent 10 50000", "usage: ", 2],
  ["promotions add AUTUMN", "usage: ", 2],
  ["promotions end", "usage: ", 2],
  ["orders quick 999 work", "999: Такой заявки нет", 1],
  ["sign-in nobody@gran.test Звонок", "Такого покупателя нет", 1],
  ["sign-in --log", "", 0],
  ["sign-in nobody", "usage: ", 2]
]

describe("operator commands", () => {
  let shop: TestShop
  let port: string
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, operatorKey })
    port = new URL(await shop.listen()).port
  })
  afterAll(() => shop.stop())

  const command = (line: string, key = operatorKey) =>
    new Promise<{ readonly code: number; readonly text: string }>((done) => {
      const [name = "", ...words] = line.split(" ")
      const script = fileURLToPath(new URL(`../../../tools/${name}.ts`, import.meta.url))
      const env = { ...process.env, HOST: "127.0.0.1", PORT: port, OPERATOR_KEY: key }
      const child = execFile(process.execPath, [script, ...words], { env }, (_, stdout, stderr) =>
        done({ code: child.exitCode ?? -1, text: stdout + stderr })
      )
    })

  it("print their result, and fail if the shop refuses", async () => {
    const reported = new Map<string, unknown>()
    const runAll = async (some: typeof cases) => {
      for (const [line, text, code] of some) {
        const answer = await command(line)
        reported.set(`${line} ${code}`, [line, answer.text.startsWith(text) ? text : answer.text, answer.code])
      }
    }
    await Promise.all([...Map.groupBy(cases, ([line]) => line.split(" ")[0]).values()].map(runAll))
    expect(cases.map(([line, , code]) => reported.get(`${line} ${code}`))).toEqual(cases)
  }, 120_000)

  it("fail with a wrong key, and if no shop answers", async () => {
    expect(await command("care", "another-key-of-nobody-0123456789abcdef")).toEqual({ code: 1, text: "care: Ключ не подходит\n" })
    const own = port
    port = "1"
    expect(await command("care")).toEqual({ code: 1, text: "no shop responds at port 1: start it, or set PORT\n" })
    port = own
  })
})
