import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { classNames } from "./tools/build/class-names.ts"

/** The inspector, and the frame in which it shows a screen: a build of its own beside the shop's, whose chunks are cut without it. */
export default defineConfig({
  appType: "custom",
  css: { modules: { localsConvention: "camelCaseOnly", generateScopedName: classNames(import.meta.dirname) } },
  plugins: [react()],
  build: {
    emptyOutDir: false,
    assetsInlineLimit: 0,
    copyPublicDir: false,
    manifest: ".vite/inspector.json",
    modulePreload: { polyfill: false },
    outDir: "dist/client",
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: { inspector: "inspector/main.tsx", mirror: "app/mirror.tsx" } }
  }
})
