import type { AnswerOf, GivenOf, InputOf } from "./endpoint.ts"

/** Every call by its key, loaded when it is first made: the first load of a page carries no schema that it does not use. */
export const calls = {
  "catalog.diamonds": () => import("./catalog-diamonds.ts").then((module) => module.listDiamonds),
  "catalog.diamondFacets": () => import("./catalog-filters.ts").then((module) => module.countDiamonds),
  "catalog.diamond": () => import("./catalog-diamonds.ts").then((module) => module.getDiamond),
  "catalog.jewelry": () => import("./catalog-jewelry.ts").then((module) => module.listJewelry),
  "catalog.jewelryFacets": () => import("./catalog-filters.ts").then((module) => module.countJewelry),
  "catalog.product": () => import("./catalog-jewelry.ts").then((module) => module.getJewelry),
  "catalog.recommends": () => import("./catalog-jewelry.ts").then((module) => module.listRecommended),
  "catalog.giftcards": () => import("./gift-cards.ts").then((module) => module.listGiftCards),
  "cart.short": () => import("./cart.ts").then((module) => module.getShortCart),
  "cart.full": () => import("./cart.ts").then((module) => module.getCart),
  "cart.add": () => import("./cart.ts").then((module) => module.addToCart),
  "cart.change": () => import("./cart.ts").then((module) => module.changeQuantity),
  "gifts.save": () => import("./gifts.ts").then((module) => module.saveGift),
  "cart.remove": () => import("./cart.ts").then((module) => module.removeFromCart),
  "custom.categories": () => import("./custom-jewelry-calls.ts").then((module) => module.listFrameCategories),
  "custom.blanks": () => import("./custom-jewelry-calls.ts").then((module) => module.listBlanks),
  "custom.blankFilters": () => import("./custom-jewelry-calls.ts").then((module) => module.countBlanks),
  "custom.blank": () => import("./custom-jewelry-calls.ts").then((module) => module.getBlank),
  "custom.short": () => import("./custom-jewelry-calls.ts").then((module) => module.getShortFrame),
  "custom.diamonds": () => import("./custom-jewelry-calls.ts").then((module) => module.listFittingDiamonds),
  "custom.diamondFilters": () => import("./custom-jewelry-calls.ts").then((module) => module.countFittingDiamonds),
  "custom.diamond": () => import("./custom-jewelry-calls.ts").then((module) => module.getFittingDiamond),
  "custom.ready": () => import("./custom-jewelry-calls.ts").then((module) => module.getReadyPiece),
  "custom.readyComplect": () => import("./custom-jewelry-calls.ts").then((module) => module.getReadyComplect),
  "cart.engrave": () => import("./cart-line.ts").then((module) => module.engraveLine),
  "cart.aside": () => import("./cart-line.ts").then((module) => module.asideLine),
  "cart.resize": () => import("./cart-line.ts").then((module) => module.resizeLine),
  "diamonds.certificate": () => import("./diamond-words.ts").then((module) => module.getDiamondWords),
  "diamonds.saveCertificate": () => import("./diamond-words.ts").then((module) => module.saveDiamondWords),
  "favorites.list": () => import("./favorites.ts").then((module) => module.listFavorites),
  "favorites.ids": () => import("./favorites.ts").then((module) => module.getFavoriteIds),
  "favorites.guest": () => import("./favorites.ts").then((module) => module.resolveFavorites),
  "favorites.add": () => import("./favorites.ts").then((module) => module.addFavorite),
  "favorites.removeDiamond": () => import("./favorites.ts").then((module) => module.removeDiamond),
  "favorites.removeJewelry": () => import("./favorites.ts").then((module) => module.removeJewelry),
  "favorites.clear": () => import("./favorites.ts").then((module) => module.clearFavorites),
  "orders.quick": () => import("./orders.ts").then((module) => module.placeQuickOrder),
  "orders.request": () => import("./orders.ts").then((module) => module.requestOrder),
  "catalog.look": () => import("./catalog-jewelry.ts").then((module) => module.listLook),
  "catalog.paired": () => import("./catalog-diamonds.ts").then((module) => module.listPaired),
  "content.rootPages": () => import("./content.ts").then((module) => module.listRootPages),
  "content.staticPage": () => import("./content.ts").then((module) => module.getStaticPage),
  "content.landing": () => import("./content.ts").then((module) => module.getLanding),
  "content.landings": () => import("./content.ts").then((module) => module.listLandings),
  "search.suggest": () => import("./search.ts").then((module) => module.suggest),
  "search.jewelries": () => import("./search.ts").then((module) => module.searchJewelry),
  "search.diamonds": () => import("./search.ts").then((module) => module.searchDiamonds),
  "session.logIn": () => import("./session.ts").then((module) => module.logIn),
  "session.me": () => import("./session.ts").then((module) => module.getMe),
  "session.logOut": () => import("./session.ts").then((module) => module.logOut),
  "session.register": () => import("./session.ts").then((module) => module.register),
  "session.askReset": () => import("./session.ts").then((module) => module.askPasswordReset),
  "session.reset": () => import("./session.ts").then((module) => module.resetPassword),
  "session.guest": () => import("./session.ts").then((module) => module.getGuest),
  "stores.contacts": () => import("./stores.ts").then((module) => module.getStoreContacts),
  "stores.locations": () => import("./stores.ts").then((module) => module.listStoreLocations),
  "stores.cities": () => import("./stores.ts").then((module) => module.listStoreCities),
  "subscriptions.subscribe": () => import("./subscriptions.ts").then((module) => module.subscribe),
  "pages.main": () => import("./pages.ts").then((module) => module.getMainPage),
  "pages.meta": () => import("./pages.ts").then((module) => module.getPageMeta),
  "shell.menu": () => import("./shell.ts").then((module) => module.getMenu),
  "shell.banners": () => import("./shell.ts").then((module) => module.getBanners),
  "shell.tooltips": () => import("./shell.ts").then((module) => module.getTooltips),
  "shell.countries": () => import("./shell.ts").then((module) => module.getCountries),
  "shell.config": () => import("./shell.ts").then((module) => module.getConfig),
  "shell.productConfig": () => import("./shell.ts").then((module) => module.getProductConfig),
  "users.change": () => import("./users.ts").then((module) => module.changeProfile),
  "viewed.jewelry": () => import("./catalog-viewed.ts").then((module) => module.listViewedJewelry),
  "viewed.diamonds": () => import("./catalog-viewed.ts").then((module) => module.listViewedDiamonds),
  "viewed.noteJewelry": () => import("./catalog-viewed.ts").then((module) => module.noteJewelry),
  "viewed.noteDiamond": () => import("./catalog-viewed.ts").then((module) => module.noteDiamond),
  "users.addresses": () => import("./addresses.ts").then((module) => module.listAddresses),
  "users.saveAddresses": () => import("./addresses.ts").then((module) => module.saveAddresses),
  "suggestions.address": () => import("./addresses.ts").then((module) => module.suggestAddresses),
  "checkout.deliveries": () => import("./checkout.ts").then((module) => module.listDeliveries),
  "checkout.selfPickups": () => import("./checkout.ts").then((module) => module.listSelfPickups),
  "checkout.pickupPoints": () => import("./checkout.ts").then((module) => module.listPickupPoints),
  "checkout.payments": () => import("./checkout.ts").then((module) => module.listPayments),
  "checkout.paymentsOf": () => import("./checkout.ts").then((module) => module.listPaymentsOf),
  "vouchers.list": () => import("./vouchers.ts").then((module) => module.listVouchers),
  "vouchers.add": () => import("./vouchers.ts").then((module) => module.addVoucher),
  "vouchers.remove": () => import("./vouchers.ts").then((module) => module.removeVoucher),
  "vouchers.balance": () => import("./vouchers.ts").then((module) => module.certificateBalance),
  "orders.place": () => import("./checkout.ts").then((module) => module.placeOrder),
  "orders.list": () => import("./order-history.ts").then((module) => module.listOrders),
  "orders.one": () => import("./order-history.ts").then((module) => module.getOrder),
  "orders.cancel": () => import("./order-history.ts").then((module) => module.cancelOrder),
  "orders.askCare": () => import("./order-care.ts").then((module) => module.askCare),
  "passport.addFiles": () => import("./passport.ts").then((module) => module.addPassportFiles),
  "passport.save": () => import("./passport.ts").then((module) => module.savePassport),
  "passport.read": () => import("./passport.ts").then((module) => module.readPassport),
  "passport.askChange": () => import("./passport.ts").then((module) => module.askPassportChange),
  "reviews.write": () => import("./reviews.ts").then((module) => module.writeReview),
  "reviews.addPhoto": () => import("./reviews.ts").then((module) => module.addReviewPhoto),
  "reviews.takeBack": () => import("./reviews.ts").then((module) => module.takeReviewBack),
  "orders.receipt": () => import("./order-history.ts").then((module) => module.getReceipt),
  "papers.open": () => import("./papers.ts").then((module) => module.openPaper),
  "gifts.share": () => import("./papers.ts").then((module) => module.shareGift),
  "gifts.withdraw": () => import("./papers.ts").then((module) => module.withdrawGift),
  "payments.state": () => import("./order-payment.ts").then((module) => module.getOrderPayment),
  "payments.start": () => import("./order-payment.ts").then((module) => module.startOrderPayment),
  "payments.test": () => import("./order-payment.ts").then((module) => module.settleTestPayment),
  "users.emailLetter": () => import("./users.ts").then((module) => module.sendEmailLetter),
  "users.keepEmail": () => import("./users.ts").then((module) => module.keepEmail),
  "visits.calendar": () => import("./visits.ts").then((module) => module.getVisitCalendar),
  "visits.ask": () => import("./visits.ts").then((module) => module.askVisit),
  "visits.own": () => import("./visits.ts").then((module) => module.listVisits),
  "visits.cancel": () => import("./visits.ts").then((module) => module.cancelVisit),
  "users.password": () => import("./users.ts").then((module) => module.changePassword)
} as const

export type CallKey = keyof typeof calls
export type EndpointByKey = { readonly [K in CallKey]: Awaited<ReturnType<(typeof calls)[K]>> }

/** What a call takes, by its key. */
export type InputByKey = { readonly [K in CallKey]: InputOf<EndpointByKey[K]> }

/** What one gives of it, by its key. */
export type GivenByKey = { readonly [K in CallKey]: GivenOf<EndpointByKey[K]> }

/** The calls of which nothing has to be given. */
export type BareKey = { readonly [K in CallKey]: object extends GivenByKey[K] ? K : never }[CallKey]

/** What a call answers, by its key. */
export type AnswerByKey = { readonly [K in CallKey]: AnswerOf<EndpointByKey[K]> }

const loaders: { readonly [K in CallKey]: () => Promise<EndpointByKey[K]> } = calls

/** The endpoint of a call, with its schemas. */
export const loadEndpoint = <K extends CallKey>(key: K): Promise<EndpointByKey[K]> => loaders[key]()
