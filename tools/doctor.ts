import { examinations } from "./doctor/examinations.ts"

/** `npm run doctor`: what this machine has and lacks, each with how to get it. Fails for what `npm start` or `npm test` needs. */
let missing = 0
for (const { name, neededBy, examine } of examinations) {
  const { ok, says } = await examine()
  const isNeeded = neededBy !== "nobody"
  if (!ok && isNeeded) missing += 1
  console.log(`${ok ? "✓" : isNeeded ? "✗" : "–"} ${name}: ${says}${ok || !isNeeded ? "" : ` (npm ${neededBy} needs it)`}`)
}
process.exitCode = missing === 0 ? 0 : 1
