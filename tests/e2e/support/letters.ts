import { type APIRequestContext, expect } from "playwright/test"

/**
 * Link that matches `fits` in the newest letter with such a link, by address and subject. Polls `/dev/mail`, because letters are sent after
 * the response.
 */
export const linkTo = async (request: APIRequestContext, email: string, fits: RegExp, subject = /./): Promise<string> => {
  let link = ""
  await expect(async () => {
    const list = await (await request.get("/dev/mail")).text()
    const letters = [...list.matchAll(/href="(\/dev\/mail\/[^"]+)">([^<]*)<[\s\S]*?<p class="key">([^,]+),/g)].filter(
      ([, , title = "", to]) => to === email && subject.test(title)
    )
    for (const [, address = ""] of letters) {
      const text = await (await request.get(address)).text()
      link = [...text.matchAll(/href="(https?:\/\/[^"]*)"/g)].map(([, found = ""]) => found).find((found) => fits.test(found)) ?? ""
      if (link !== "") break
    }
    expect(link).not.toBe("")
  }).toPass()
  const { pathname, search } = new URL(link.replaceAll("&amp;", "&"))
  return pathname + search
}

/** A link that confirms or cancels something. */
export const confirmLink = /\/confirm\?token=/

/** Fetches the page behind a link and submits its button, without a browser. */
export const pressLink = async (request: APIRequestContext, link: string): Promise<void> => {
  const token = new URL(link, "http://shop").searchParams.get("token") ?? ""
  expect((await request.post("/confirm", { form: { token } })).status()).toBe(200)
}
