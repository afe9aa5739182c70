import { Effect } from "effect"
import { readFileSync } from "node:fs"
import { decodeManifest, toAssets } from "../server/platform/assets.ts"
import { gzippedSize } from "./budgets/parts.ts"
import { inRoot } from "./root.ts"
const a = toAssets(Effect.runSync(decodeManifest(readFileSync(inRoot("dist/client/.vite/manifest.json"), "utf8"))))
for (const p of ["product","home","search"]) console.log(p,[...new Set([...a.scripts,...a.screens[p]!.modules])].reduce((s,f)=>s+gzippedSize(f),0))
