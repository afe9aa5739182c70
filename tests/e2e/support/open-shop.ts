import { openBuiltShop } from "../../support/built-shop.ts"

/** Before all tests: one shop for the run. What it returns closes the shop after them. */
const openShop = async () => {
  const { origin, close } = await openBuiltShop()
  process.env["SHOP_ORIGIN"] = origin
  return close
}

export default openShop
