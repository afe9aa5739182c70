import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { classNames } from "./tools/build/class-names.ts"
import { sharedChunk } from "./tools/build/shared-chunk.ts"
import { visitChunk } from "./tools/build/visit-chunk.ts"
import { whatVisitBrings } from "./tools/build/what-visit-brings.ts"

const packages = (...names: ReadonlyArray<string>) => new RegExp(`/node_modules/(?:${names.join("|")})/`)

/** Files that every page has before it is interactive; later parts need not list them as dependencies. */
const isThere =
  /^assets\/(?:boot|react|xstate|shared|effect|from-run|give|not-provided|menu-link|plain-defect|to-console|rolldown-runtime)-/

/** The largest file of the first interaction is requested before the small ones. */
const largestFirst = (files: ReadonlyArray<string>) => files.toSorted((a, b) => Number(isOfVisit.test(b)) - Number(isOfVisit.test(a)))
const isOfVisit = /^assets\/visit-/

/** Scripts of a screen are prefetched when a link to it is seen (`core/services/ports/preloads.ts`), so pages need not list them. */
const isScreen = /-screen-/

/**
 * Parts that most screens share, with the rules they need and the code that loads late parts. Parts of forms and drawings of gifts are loaded with the screens
 * that need them.
 */
const sharedModules =
  /\/view\/(?:screens\/draw\.|shell\/badge\.|notices\/empty-state\.|(?:islands|ui|cart|catalogue|content|favourites|gallery|orders|product|search)\/(?!(?:answer|modal|show-answer|first-interaction|press|use-alive|button|card-row|checkbox|choice|field|figures|gift-design|line-drawing|loader|notice|radio|select|text-area|text-field|toast)\.))|\/core\/kernel\/(?:from-run|run|outcome|plain-defect|not-provided|lazy-machine|give|untyped)\.|\/core\/(?:journal\/(?:persist|timers|actor-places|journal-key)|domain\/(?:url\/place|content\/head|text\/plural))\./

/** Modules of effect in the first load, with their dependencies. */
const firstOfEffect = /\/effect\/dist\/(?:ManagedRuntime|Fiber|Exit)\./

/** Meta texts of products: loaded with their pages and with the code that writes document heads. */
const metaModules = /\/core\/domain\/(?:content\/own-meta|product\/(?:diamond|jewelry)-meta)\./

/** Small rules that the same pages share, merged because every page lists each later chunk. */
const sharedRules = [
  { name: "order-rules", test: /\/core\/domain\/orders\/(?:order-(?:number|payment|status)|orders-address|payment-ways)\./ },
  { name: "search-rules", test: /\/core\/domain\/[\w/]+\/search-(?:address|term)\./ },
  { name: "stone-rules", test: /\/core\/domain\/[\w/]+\/(?:diamond-(?:specs|text)|piece-words)\./ }
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

/** Lightning CSS emulates `light-dark()`, which no style uses, beside each `color-scheme`. The flag is its `Features.LightDark`. */
const lightDark = 1 << 20

const visit = whatVisitBrings()

/** The location is the navigation machine's (`view/machine-location.ts`): that of the browser, which wouter brings for routers without one, stays out. */
const withoutBrowserLocation: Plugin = {
  name: "without-browser-location",
  apply: "build",
  load: (id) =>
    id.endsWith("/wouter/src/use-browser-location.js") ? "export const useBrowserLocation = undefined, useSearch = undefined" : null
}

/** React has had this hook of its own since 18; what two libraries bring for the Reacts before it stays out. */
const ownStoreHook = { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: "react" }

/**
 * Two builds of one tree: the browser's (`dist/client`, with a manifest) and the renderer's (`dist/server/server.js`, `vite build --ssr`).
 * Libraries stand in chunks of their own, so that a new build of the shop leaves them in the shopper's cache; what the first load does not
 * need of effect, schemas above all, is divided by who needs what (`entriesAware`). Small rules and parts that
 * four screens share are one chunk, and so is what comes with the first interaction: a request costs a phone more than the kilobyte that it brings.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: "custom",
  css: {
    lightningcss: { exclude: lightDark },
    modules: {
      localsConvention: "camelCaseOnly",
      generateScopedName: command === "build" ? classNames(import.meta.dirname) : "[name]_[local]_[hash:base64:4]"
    }
  },
  resolve: { alias: [ownStoreHook] },
  plugins: [react(), visit.plugin, withoutBrowserLocation],
  build: {
    emptyOutDir: true,
    assetsInlineLimit: 0,
    copyPublicDir: isSsrBuild !== true,
    manifest: isSsrBuild !== true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostId }) =>
        isScreen.test(file)
          ? []
          : largestFirst(files.filter((other) => other !== file && !isThere.test(other) && !visit.isBrought(other, hostId)))
    },
    outDir: isSsrBuild === true ? "dist/server" : "dist/client",
    reportCompressedSize: false,
    sourcemap: isSsrBuild === true ? true : "hidden",
    rolldownOptions:
      isSsrBuild === true
        ? { output: { entryFileNames: "[name].js" } }
        : {
            input: ["app/boot.ts", "app/sample.ts"],
            output: {
              // Every document names dozens of files, and each character of a hash is one that nothing packs.
              entryFileNames: "assets/[name]-[hash:7].js",
              chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash:7].js`,
              assetFileNames: "assets/[name]-[hash:6][extname]",
              codeSplitting: {
                groups: [
                  { name: "react", test: packages("react", "react-dom", "scheduler") },
                  { name: "xstate", test: packages("xstate") },
                  { name: "effect", test: firstOfEffect },
                  { name: "schema", test: packages("effect"), entriesAware: true, entriesAwareMergeThreshold: 1000 },
                  { name: sharedChunk(import.meta.dirname, sharedModules), debugName: "shared", maxModuleSize: 2500 },
                  { name: "meta", test: metaModules },
                  ...sharedRules,
                  {
                    name: visitChunk(import.meta.dirname),
                    debugName: "visit",
                    includeDependenciesRecursively: false,
                    test: /\/(?:app|adapters|core|view)\/.*\.tsx?$/
                  }
                ]
              }
            }
          }
  }
}))
