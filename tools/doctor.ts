import { takeNoArguments } from "./arguments.ts"
import { examinations } from "./doctor/examinations.ts"

/** `npm run doctor`: checks the prerequisites of `npm start` and `npm test`. */
await takeNoArguments("npm run doctor")

let missing = 0
for (const { name, neededBy, examine } of examinations) {
  const { ok, says } = await examine()
  const isNeeded = neededBy !== "nobody"
  if (!ok && isNeeded) missing += 1
  console.log(`${ok ? "✓" : isNeeded ? "✗" : "–"} ${name}: ${says}${ok || !isNeeded ? "" : ` (npm ${neededBy} needs it)`}`)
}
process.exitCode = missing === 0 ? 0 : 1
