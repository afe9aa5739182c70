import { chooseBrowserTests, listBrowserTests } from "./browser-tests.ts"

/** Fails when a browser spec cannot be loaded, or a test has neither a ring nor a capability. */
chooseBrowserTests({ touched: "all", turn: 0 }, await listBrowserTests())
