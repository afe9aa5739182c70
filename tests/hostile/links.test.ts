import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { fingerprint, newToken } from "../../server/platform/identity/secrets.ts"
import { databasesByTurn } from "../support/database/databases.ts"
import { isPaper, paperKinds, paperShop } from "../support/server/paper-shop.ts"
import { publicUrl } from "../support/server/server.ts"

describe.each(databasesByTurn(import.meta.filename, "orders"))("papers on $name", ({ start }) => {
  const { askFor, get, guest: asGuest, its, letterOf, note, owner, papersOf, pressOn, query, refused, takeLog } = paperShop(start)

  test.each(paperKinds)("the %s of a shopper is opened only by the shopper's own press, a few times", async (kind) => {
    const { cookie, setCookie } = await pressOn(its.buyer, its.papers[kind])
    expect(setCookie).toMatch(new RegExp(`^paper=[\\w-]{43}; Path=${its.papers[kind]}; Max-Age=600; HttpOnly; SameSite=Strict; Secure$`))
    for (const _ of [1, 2, 3, 4, 5]) {
      const opened = await get(its.papers[kind], { cookie })
      expect([opened.status, isPaper(opened)]).toEqual([200, true])
      expect(opened.headers.get("cache-control")).toBe("no-store")
      expect(opened.headers.get("x-robots-tag")).toBe("noindex")
      expect(opened.headers.get("referrer-policy")).toBe("no-referrer")
    }
    await refused("used up", its.papers[kind], { cookie })
  })

  test.each(paperKinds)(
    "the %s does not open without a pass, or with another's, an ended, a guessed one or one of another kind",
    async (kind) => {
      const path = its.papers[kind]
      const text = await refused("no pass", path)
      expect(text).toContain(kind === "receipt" ? `href="/personal/order-history/${its.order}/"` : 'href="/')
      const foreign = (await papersOf(its.stranger)).papers
      for (const other of paperKinds) {
        const { cookie } = await pressOn(its.stranger, foreign[other])
        await refused("another's pass", path === foreign[other] ? its.papers.receipt : path, { cookie })
      }
      for (const other of paperKinds.filter((each) => each !== kind)) {
        const { cookie, token } = await pressOn(its.buyer, its.papers[other])
        await refused("pass of another paper", path, { cookie })
        await refused("pass of another paper, as a letter's", `${path}?pass=${token}`)
      }
      const { token } = await pressOn(its.buyer, path)
      await refused("a press's pass, as a letter's", `${path}?pass=${token}`)
      await refused("a press's pass, as a recipient's link", `/gifts/${token}.pdf`, {}, [410])
      const letters = /pass=([\w-]{43})/.exec(its.letter.receipt)?.[1] ?? ""
      const receivers = /gifts\/([\w-]{43})/.exec(its.letter.gift)?.[1] ?? ""
      for (const known of [letters, receivers]) await refused("a letter's pass, as a press's", path, { cookie: `paper=${known}` })
      await refused("a recipient's link, as a letter's", `${path}?pass=${receivers}`)
      for (let count = 0; count < 50; count++) {
        await refused("guessed", path, { cookie: `paper=${newToken()}` })
        await refused("guessed", `${path}?pass=${newToken()}`)
      }
      for (const odd of [
        "",
        "'",
        "%00",
        "x".repeat(5000),
        "../../x",
        token.slice(1),
        token.toUpperCase(),
        `${token}=`,
        fingerprint(token)
      ]) {
        await refused("malformed", path, { cookie: `paper=${encodeURIComponent(odd)}` })
        await refused("malformed", `${path}?pass=${encodeURIComponent(odd)}`)
      }
      await query("update paper_passes set ends_at = now() - interval '1 second' where token_hash = $1", [fingerprint(token)])
      await refused("ended", path, { cookie: `paper=${token}` })
    }
  )

  test("no spelling of an address opens more than the address itself", async () => {
    for (const kind of paperKinds) {
      const path = its.papers[kind]
      const [, folder = "", file = ""] = path.split("/")
      const spellings = [
        `/${folder.toUpperCase()}/${file}`,
        `/${folder}/${file.toLowerCase().replace(".pdf", ".PDF")}`,
        `/${folder}%2F${file}`,
        `/%2e%2e/${folder}/${file}`,
        `/${folder}/%2e/${file}`,
        `/${folder}//${file}`,
        `//${folder}/${file}`,
        `/${folder}/${file}/`,
        `/${folder}/${file}%00`,
        `/${folder}/${file.replace(".pdf", "%2Epdf")}`,
        `/${folder}/x%2F..%2F${file}`,
        `/${folder}/0${file}`,
        `/${folder}/${file.replace(".pdf", ".pdf.pdf")}`,
        `/${folder}/-1.pdf`,
        `/${folder}/99999999999999999999.pdf`
      ]
      for (const spelling of spellings) {
        const answer = await get(spelling)
        note("spelling of an address", !isPaper(answer))
        expect([spelling, isPaper(answer)]).toEqual([spelling, false])
      }
    }
    const encoded = its.letter.gift.replace("/gifts/", "/%67ifts/")
    takeLog()
    await get(encoded)
    await get(its.letter.gift.toUpperCase().replace("/GIFTS", "/Gifts"))
    await get(its.letter.receipt.replace("?pass=", "?x=1&PASS="))
    await get(its.letter.receipt)
    const log = JSON.stringify(takeLog())
    for (const secret of [its.letter.gift, its.letter.gift.toUpperCase(), its.letter.receipt].map(
      (link) => /[\w-]{43}/.exec(link)?.[0] ?? "?"
    )) {
      expect(log).not.toContain(secret)
    }
  })

  test("a request for a pass to another's paper is answered as if it did not exist, for any caller", async () => {
    const guest = asGuest()
    const foreign = await papersOf(its.stranger)
    for (const url of [
      foreign.papers.receipt,
      foreign.papers.gift,
      "/receipts/2147483648.pdf",
      "/gifts/G-2222-2222.pdf",
      "/certificates/999.pdf"
    ]) {
      const answer = await askFor(url, its.buyer.headers)
      note("asked for another's", answer.status === 404)
      expect([url, answer.status, answer.headers.get("set-cookie")]).toEqual([url, 404, null])
    }
    for (const headers of [guest.headers, {}, { authorization: `Bearer ${newToken()}` }, { "x-sale-user-id": randomUUID() }]) {
      for (const kind of paperKinds) {
        const answer = await askFor(its.papers[kind], headers)
        note("asked by somebody else", [401, 404].includes(answer.status))
        expect([401, 404]).toContain(answer.status)
        expect(answer.headers.get("set-cookie")).toBeNull()
      }
    }
    for (const method of ["POST", "DELETE"]) {
      const path = `/gift-certificates/${foreign.number}/link/`
      for (const one of [its.buyer, guest]) {
        const { status } = await one.send(method, path)
        note("another's link, made or withdrawn", status === 404 || status === 401)
        expect(status).toBe(one === its.buyer ? 404 : 401)
      }
    }
  })

  test("a pass ends with its session, and is stored as a hash", async () => {
    const one = await owner()
    const { papers: own } = await papersOf(one)
    const passes = await Promise.all(paperKinds.map((kind) => pressOn(one, own[kind])))
    const stored = JSON.stringify(await query("select * from paper_passes"))
    for (const { token } of passes) expect(stored).not.toContain(token)
    await one.send("DELETE", "/session/")
    for (const [at, kind] of paperKinds.entries()) await refused("after the log-out", own[kind], { cookie: passes[at]?.cookie ?? "" })
    await query("update paper_passes set ends_at = now() - interval '1 hour' where purpose = 'press'")
    await pressOn(its.buyer, its.papers.receipt)
    expect(await query("select token_hash from paper_passes where ends_at <= now()")).toEqual([])
  })

  test("a letter opens the receipt for a week and states that", async () => {
    expect(isPaper(await get(its.letter.receipt))).toBe(true)
    const hash = fingerprint(/[\w-]{43}/.exec(its.letter.receipt)?.[0] ?? "")
    const [{ days } = { days: 0 }] = await query<{ days: number }>(
      "select round(extract(epoch from ends_at - now()) / 86400)::int4 as days from paper_passes where token_hash = $1",
      [hash]
    )
    expect(days).toBe(7)
    await query("update paper_passes set ends_at = now() where token_hash = $1", [hash])
    expect(await refused("letter's link, ended", its.letter.receipt)).toContain("Войдите")
  })

  test("a recipient's link is valid as long as the certificate, until withdrawn, and can be replaced", async () => {
    const one = await owner()
    const { number, order: id } = await papersOf(one)
    const path = `/gift-certificates/${number}/link/`
    const isShared = async () => (await one.one(id)).data.items[0]?.certificates[0]?.isShared
    const { gift: inLetter } = await letterOf(id)
    const made = (await one.send<{ receiverLink: string }>("POST", path)).data.receiverLink.replace(publicUrl, "")
    expect(await isShared()).toBe(true)
    for (const link of [inLetter, made]) expect(isPaper(await get(link))).toBe(true)
    const [{ years } = { years: 0 }] = await query<{ years: number }>(
      "select round(extract(epoch from min(ends_at) - now()) / 86400 / 365.25)::int4 as years from paper_passes where purpose = 'receiver' and paper = $1",
      [number]
    )
    expect(years).toBe(3)
    expect((await one.send("DELETE", path)).data).toEqual({ isShared: false })
    for (const link of [inLetter, made]) expect(await refused("withdrawn", link, {}, [410])).toContain("больше не действует")
    expect(await isShared()).toBe(false)
    const anew = (await one.send<{ receiverLink: string }>("POST", path)).data.receiverLink.replace(publicUrl, "")
    for (let count = 0; count < 7; count++) expect(isPaper(await get(anew))).toBe(true)
    for (const link of [inLetter, made]) await refused("withdrawn", link, {}, [410])
    await query("update paper_passes set ends_at = now() where token_hash = $1", [fingerprint(/[\w-]{43}/.exec(anew)?.[0] ?? "")])
    await refused("certificate's time is over", anew, {}, [410])
    for (let count = 0; count < 30; count++) await refused("guessed", `/gifts/${newToken()}.pdf`, {}, [410])
    expect(await refused("cut off", anew.replace(/.{5}\.pdf$/, ".pdf"), {}, [410])).toMatch(/скопирован\sне\sцеликом/)
    for (let count = 0; count < 20; count++) await one.send("POST", path)
    expect((await one.send("POST", path)).status).toBe(409)
  })

  test("no answer contains an opening token, except the call that creates a link for a receiver", async () => {
    const { number } = await papersOf(its.buyer)
    const asked = [
      ["GET", "/users/orders/"],
      ["GET", `/users/orders/${its.order}/`],
      ["DELETE", `/users/orders/${its.order}/`],
      ["GET", `/order/receipt/${its.order}`],
      ["GET", `/order/payment/${its.order}`],
      ["POST", `/order/payment/${its.order}`],
      ["GET", "/cart/"],
      ["GET", "/cart/short/"],
      ["GET", `/diamonds/${its.stone}/certificate/`],
      ["PUT", `/diamonds/${its.stone}/certificate/`, { name: "Аврора", message: "Сияй" }],
      ["POST", "/papers/", { url: its.papers.gift }],
      ["DELETE", `/gift-certificates/${number}/link/`],
      ["GET", "/session/"],
      ["PATCH", "/users/", { name: "Анна" }]
    ] as const
    for (const [method, path, body] of asked) {
      const answer = JSON.stringify(await its.buyer.send(method, path, body)).replace(/"token":"[\w-]{43}"/, "")
      expect([path, /[\w-]{43}/.test(answer)]).toEqual([path, false])
      for (const [, address = ""] of answer.matchAll(/"(\/(?:receipts|gifts|certificates)\/[^"]+)"/g)) {
        await refused("address of an answer", address)
      }
    }
  })
})
