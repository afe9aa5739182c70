import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { classNames } from "./tools/build/class-names.ts"
import { joinedChunks } from "./tools/build/joined-chunks.ts"
import { visitChunk } from "./tools/build/visit-chunk.ts"
import { withoutVisitPreloads } from "./tools/build/without-visit-preloads.ts"

const packages = (...names: ReadonlyArray<string>) => new RegExp(`/node_modules/(?:${names.join("|")})/`)

/** Scripts of every document; later parts need not list them as dependencies. */
const isThere = /^assets\/(?:boot|browser|effect|react|rolldown-runtime)-[\w-]{7}\.js$/

/** The largest file of the first interaction is requested before the small ones. */
const largestFirst = (files: ReadonlyArray<string>) => files.toSorted((a, b) => Number(isOfVisit.test(b)) - Number(isOfVisit.test(a)))
const isOfVisit = /^assets\/visit-/

/** Requested beside its styles, not after them: its press waits. */
const isPressed = /^assets\/panels-/

/** Scripts of a screen are prefetched when a link to it is seen (`core/services/ports/preloads.ts`), so pages need not list them. */
const isScreen = /-screen-/

/** Libraries of the first load beside React, with their dependencies: one chunk. */
const firstLibraries = /\/node_modules\/xstate\/|\/effect\/dist\/(?:ManagedRuntime|Fiber|Exit)\./

/** Lightning CSS emulates `light-dark()`, which no style uses, beside each `color-scheme`. The flag is its `Features.LightDark`. */
const lightDark = 1 << 20

/**
 * A contract that a late part imports is also a dynamic import of `core/contract/calls.ts`: the same file, fetched once. The build's own plugins are
 * slow by what they do.
 */
const checks = { ineffectiveDynamicImport: false, bundlerTimings: false }

const ofVisit = visitChunk(import.meta.dirname)
const visit = withoutVisitPreloads()

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
 * need of effect, schemas above all, is divided by who needs what (`entriesAware`). Small rules and parts are
 * joined where this costs little, and what comes with the first interaction is one chunk: a request costs a phone more than the kilobyte that it brings.
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
    copyPublicDir: false,
    manifest: isSsrBuild !== true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostId }) =>
        isScreen.test(file)
          ? []
          : largestFirst(
              files.filter((other) => (other !== file || isPressed.test(file)) && !isThere.test(other) && !visit.isBrought(other, hostId))
            )
    },
    outDir: isSsrBuild === true ? "dist/server" : "dist/client",
    reportCompressedSize: false,
    sourcemap: isSsrBuild === true ? true : "hidden",
    rolldownOptions:
      isSsrBuild === true
        ? { checks, output: { entryFileNames: "[name].js" } }
        : {
            checks,
            input: ["app/boot.ts", "app/sample.ts"],
            output: {
              // Every document names dozens of files, and each character of a hash is one that nothing packs.
              entryFileNames: "assets/[name]-[hash:7].js",
              chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash:7].js`,
              assetFileNames: "assets/[name]-[hash:6][extname]",
              codeSplitting: {
                groups: [
                  { name: "react", test: packages("react", "react-dom", "scheduler") },
                  { name: "effect", test: firstLibraries },
                  { name: "schema", test: packages("effect"), entriesAware: true, entriesAwareMergeThreshold: 1000 },
                  {
                    name: joinedChunks(import.meta.dirname, (id, graph) => ofVisit(id, graph) !== null),
                    debugName: "joined",
                    includeDependenciesRecursively: false
                  },
                  {
                    name: ofVisit,
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
