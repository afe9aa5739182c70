import { describe, expect, test } from "vitest"
import type { Blank, ReadyPiece } from "../../../core/contract/custom-jewelry.ts"
import { readOrderRefusal } from "../../../core/domain/orders/order-refusal.ts"
import { customItem } from "../../../core/domain/cart/cart-items.ts"
import { cartTexts } from "../../../core/domain/cart/cart-limits.ts"
import { engravingPrice, settingWorkDays } from "../../../core/domain/content/shop-rules.ts"
import { ringSizes } from "../../../core/domain/product/ring-sizes.ts"
import { workPrice } from "../../../core/domain/constructor/work-price.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { first, frameOf, frameShop } from "../../support/server/frame-shop.ts"

const refusal = (status: number, message: string, errors: object = {}) => ({ status, message, data: { errors } })

describe.each(databasesByTurn(import.meta.filename))("custom jewelry on $name", ({ start }) => {
  const { fits, get, newBuyer, query, register, set, shopper, single, takeLetters } = frameShop(start)

  describe("in a cart", () => {
    test("[ENT-030] has the fields of jewelry, and also its parts", async () => {
      const { diamond, price } = await single()
      const halo = await get<Blank>("/blanks/rotonda/view/")
      const { add, cart } = shopper()
      const frame = first(halo.frames)
      const id = `2-${frame.id}-${diamond.id}`
      expect((await add(id, 1, { price })).status).toBe(200)
      const { customJewelries, totalAmount } = await cart()
      expect(customJewelries).toEqual([
        {
          ...{
            id,
            hold: null,
            isActive: true,
            quantity: 1,
            quantityMax: 1,
            price: frame.price + diamond.price + workPrice(1),
            previousPrice: price
          },
          ...{ code: `${frame.code}/${diamond.code}`, productCode: halo.code, name: "Кольцо «Ротонда» с вашим бриллиантом" },
          ...{ category: halo.category, collection: null, metal: "gold", metalColor: "white", metalProbe: 585, size: 15.5 },
          ...{ weight: frame.weight, tagNumber: frame.tagNumber, isAvailableforSale: true, isCountable: false },
          inserts: [
            expect.objectContaining({ quantity: 1, weight: diamond.weight }),
            expect.objectContaining({ quantity: 36, weight: 0.01 })
          ],
          ...{ insertsCount: 37, insertsWeight: Math.round((diamond.weight + 0.36) * 100) / 100 },
          ...{ partNumber: frame.partNumber, includesCount: 1, includesWeightSum: diamond.weight, jewelryId: frame.id, complectId: null },
          ...{ diamondId: diamond.id, diamondIds: [diamond.id], isCustomJewelryActive: true },
          ...{ arrival: expect.objectContaining({ term: expect.anything() }), salons: [], workDays: settingWorkDays },
          previews: ["pieces/halo-48", "views/halo-48-side", "views/halo-48-turned", "views/halo-48-detail"].map(
            (view) => `/pictures/${view}-white`
          ),
          engraving: null,
          engravingPlaces: [{ side: "inside", length: 24.3, letter: 1.1, radius: 7.7 }],
          sizes: ringSizes.slice(1, 8).map((size, index) => ({ id: `2-${frame.id + index}-${diamond.id}`, size, isAvailable: true }))
        }
      ])
      expect(totalAmount).toBe(frame.price + diamond.price + workPrice(1))
    })

    test("is refused with a message if the stones do not fit the frame, and as unknown if they do not exist", async () => {
      const { add, short } = shopper()
      const { complectId } = await set()
      const [pear] = await query("select id from diamonds where shape = 'pear' limit 1")
      const unfit = "Эти камни не подходят к оправе"
      for (const id of [`2-101-${String(pear?.["id"])}`, `2-101-0-${complectId}`])
        expect(await add(id)).toEqual(refusal(422, unfit, { id: unfit }))
      for (const id of ["2-100-1", "2-101-999999", "2-101-0-999999"]) expect(await add(id)).toEqual(refusal(404, "Такого товара нет"))
      expect((await short()).total).toBe(0)
    })

    test("[CART-046] is unavailable while its frame is not made or a stone is sold or held, and available again afterwards", async () => {
      const { diamonds, id } = await set()
      const { add, cart } = shopper()
      await add(id)
      const seen = async () => {
        const { customJewelries, totalAmount } = await cart()
        const [{ isActive, isAvailableforSale, isCustomJewelryActive } = {}] = customJewelries
        const canBeBought = customJewelries.map(customItem).every(({ isAvailable }) => isAvailable)
        expect(canBeBought).toBe(totalAmount > 0)
        return [isActive, isCustomJewelryActive, isAvailableforSale, canBeBought]
      }
      const side = diamonds[2]?.id
      expect(await seen()).toEqual([true, true, true, true])
      await query("update frames set is_active = false where id = $1", [frameOf(id)])
      expect(await seen()).toEqual([true, false, true, false])
      await query("update frames set is_active = true where id = $1", [frameOf(id)])
      await query("update diamonds set is_available_for_sale = false where id = $1", [side])
      expect(await seen()).toEqual([true, true, false, false])
      await query("update diamonds set is_available_for_sale = true where id = $1", [side])
      const buyer = await newBuyer()
      await buyer.take(`1-${side}`)
      const { id: order } = (await buyer.order()).data
      expect([await seen(), await add(id)]).toEqual([[true, true, false, false], refusal(409, "Этого товара сейчас нет в наличии")])
      await buyer.send("DELETE", `/users/orders/${order}/`)
      expect(await seen()).toEqual([true, true, true, true])
    })

    test("is not another piece that got its stone's id, and survives the removal of its frame", async () => {
      const { diamond, id } = await single()
      const { add, cart } = shopper()
      await add(id)
      await query("update diamonds set code = '99999999' where id = $1", [diamond.id])
      expect((await cart()).customJewelries).toMatchObject([{ id, isActive: false, name: "Кольцо «Опора» с вашим бриллиантом" }])
      await query("update diamonds set code = $2 where id = $1", [diamond.id, diamond.code])
      expect((await cart()).customJewelries).toMatchObject([{ id, isActive: true }])
    })

    test("is engraved if its shank is wide enough, and moves with that to another available size", async () => {
      const { diamond } = await single()
      const halo = await get<Blank>("/blanks/rotonda/view/")
      const [id, larger, notMade] = [0, 1, 2].map((index) => `2-${first(halo.frames, index).id}-${diamond.id}`)
      if (id === undefined || larger === undefined || notMade === undefined) throw new Error("a frame is missing")
      const { cart, send } = shopper()
      const engraving = { side: "inside", font: "plain", text: "Анна" }
      const added = await send("PUT", "/cart/engraving/", { id, engraving })
      expect(added).toMatchObject({ status: 200, data: { isAdded: true, name: "Кольцо «Ротонда» с вашим бриллиантом" } })
      const price = first(halo.frames).price + diamond.price + workPrice(1)
      const engraved = await cart()
      expect([engraved.totalAmount, engraved.engravingTotalAmount]).toEqual([price + engravingPrice, engravingPrice])
      await query("update frames set is_active = false where id = $1", [frameOf(notMade)])
      expect((await send("PUT", "/cart/size/", { id, to: notMade })).status).toBe(409)
      expect((await send("PUT", "/cart/size/", { id, to: `2-${frameOf(larger)}-1` })).status).toBe(422)
      expect((await send("PUT", "/cart/size/", { id, to: larger })).status).toBe(200)
      const [line] = (await cart()).customJewelries
      expect(line).toMatchObject({
        id: larger,
        engraving: { ...engraving, price: engravingPrice },
        size: 16,
        workDays: settingWorkDays + 3
      })
      expect(line?.sizes.map(({ isAvailable }) => isAvailable).slice(0, 3)).toEqual([true, true, false])
    })

    test("accepts no unsupported or too long engraving, and preserves the old one", async () => {
      const { diamond } = await single()
      const halo = await get<Blank>("/blanks/rotonda/view/")
      const id = `2-${first(halo.frames).id}-${diamond.id}`
      const { cart, send } = shopper()
      const engrave = (text: string, line = id) =>
        send("PUT", "/cart/engraving/", { id: line, engraving: { side: "inside", font: "plain", text } })
      await engrave("Анна")
      for (const text of ["愛", "Длинное признание, которому в кольце негде встать никогда"]) expect((await engrave(text)).status).toBe(422)
      expect((await cart()).customJewelries.map(({ engraving }) => engraving?.text)).toEqual(["Анна"])
      const pendant = await get<Blank>("/blanks/okno/view/")
      expect(await engrave("Анна", `2-${first(pendant.frames).id}-${diamond.id}`)).toMatchObject({
        status: 422,
        message: cartTexts.notEngraved
      })
    })

    test("shows the earlier price if its price has changed since it was chosen", async () => {
      const { id, price } = await single()
      const { add, cart } = shopper()
      await add(id, 1, { price })
      await query("update frames set price = price + 1000 where id = $1", [frameOf(id)])
      expect((await cart()).customJewelries).toMatchObject([{ id, price: price + 1000, previousPrice: price }])
      await query("update frames set price = price - 1000 where id = $1", [frameOf(id)])
    })

    test("is removed from its own section, restored unchanged, and not doubled when its guest logs in", async () => {
      const [{ id }, { id: three }] = [await single(), await set()]
      const { token } = await register()
      const home = shopper({ token })
      await home.add(id)
      const guest = shopper()
      for (const line of [id, three]) await guest.add(line)
      expect((await guest.remove({ diamonds: [id] })).status).toBe(422)
      expect((await guest.remove({ customJewelries: [id, three] })).data).toEqual({ totalCount: 0, cart: await guest.cart() })
      for (const line of [id, three]) await guest.add(line)
      const signedIn = guest.signIn(token)
      expect((await signedIn.short()).counts).toEqual({ [id]: 1, [three]: 1 })
      expect((await signedIn.cart()).customJewelries.map((line) => line.id)).toEqual([id, three])
    })
  })

  describe("in an order", () => {
    const holdsOf = async (order: number) =>
      (await query("select thing from holds where order_id = $1 order by thing", [order])).map(({ thing }) => String(thing))
    const things = (stones: ReadonlyArray<{ readonly id: number }>) => stones.map(({ id }) => `1-${id}`).toSorted()

    test("holds every stone of its set: others cannot order one, and a cancelled order releases them", async () => {
      const { diamonds, id } = await set()
      const [one, other] = [await newBuyer(), await newBuyer()]
      await one.take(id)
      await other.take(`1-${diamonds[1]?.id}`)
      const { data } = await one.order()
      expect(await holdsOf(data.id)).toEqual(things(diamonds))
      const late = await other.order()
      expect([late.status, readOrderRefusal(late.data.errors ?? {})?.reason]).toEqual([409, "held"])
      await one.send("DELETE", `/users/orders/${data.id}/`)
      expect((await other.order()).status).toBe(200)
    })

    test("is preserved as ordered, in the order, in its letter and when added to the cart again", async () => {
      const { diamonds, id } = await set()
      const buyer = await newBuyer()
      await buyer.take(id)
      const [line] = (await buyer.cart()).customJewelries
      await takeLetters()
      const { data } = await buyer.order()
      const { data: order } = await buyer.one(data.id)
      expect(order.items).toMatchObject([
        { id, type: "custom", name: line?.name, code: line?.code, price: line?.price, images: line?.previews }
      ])
      expect(order.items[0]?.attributes).toContain(line?.code)
      const [letter] = await takeLetters()
      expect(letter?.text.replaceAll("\u00A0", " ")).toContain("Кольцо «Анфилада» с вашими бриллиантами")
      await buyer.send("DELETE", `/users/orders/${data.id}/`)
      expect((await buyer.add(id)).status).toBe(200)
      expect((await buyer.cart()).customJewelries).toEqual([line])
      expect(diamonds).toHaveLength(3)
    })

    test("sells all its stones once paid: frames no longer offer them, and others cannot have them", async () => {
      const { complectId, diamonds, id } = await set()
      const buyer = await newBuyer()
      await buyer.take(id)
      const { data } = await buyer.order()
      await buyer.settle(await buyer.startPayment(data.id), "paid")
      await takeLetters()
      expect((await buyer.one(data.id)).data.paymentState).toBe("paid")
      const stones = diamonds.map((stone) => stone.id)
      expect(await query("select is_available_for_sale as free from diamonds where id = any($1::int4[])", [stones])).toEqual(
        stones.map(() => ({ free: false }))
      )
      expect((await fits("anfilada")).complects.map((each) => each.complectId)).not.toContain(complectId)
      const ready = await get<ReadyPiece>(`/custom-jewelry/ready-complect/${frameOf(id)}/${complectId}/`)
      expect([ready.isAvailable, ready.isCustomJewelryActive]).toEqual([false, true])
    })

    test("is refused beside one of its own stones", async () => {
      const { diamonds, id } = await set()
      const buyer = await newBuyer()
      await buyer.take(`1-${diamonds[2]?.id}`, id)
      expect(readOrderRefusal((await buyer.order()).data.errors ?? {})?.reason).toBe("twice")
    })

    test("[QO-014] can be ordered at once by a frame's number", async () => {
      const { id } = await single()
      const person = { userName: "Анна", email: "anna@gran.test", phone: "+79991234567" }
      const body = { ...person, comment: "Бриллиант: № 1", agreement: true, idProduct: frameOf(id) }
      const link = `/create-jewelry/constructor/from-frame/ready-product/?skuId=${frameOf(id)}&diamondId=1`
      const sent = await shopper().send("POST", "/quick-order/", { ...body, link })
      expect(sent.status).toBe(200)
      expect(await query("select link, product_id from quick_orders where id = $1", [sent.data["id"]])).toEqual([
        { link, product_id: frameOf(id) }
      ])
    })
  })
})
