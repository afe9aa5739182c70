import { chooseBrowserTests, listBrowserTests } from "./browser-tests.ts"

/** Fails where a browser spec cannot be loaded, or where a test of it has no ring and stands in no capability. */
chooseBrowserTests({ touched: "all", turn: 0 }, await listBrowserTests())
