// Loaded before every script by `node -r`. Plain ES5, for old Nodes.
var least = [22, 18]
var parts = process.version.slice(1).split(".").map(Number)
var isOld = parts[0] < least[0] || (parts[0] === least[0] && parts[1] < least[1])

if (isOld) {
  console.error(
    [
      "Node.js " + least.join(".") + " or newer is needed, and this is " + process.version + ".",
      "  1. npm ci      it brings Node 24 as a package",
      "  2. npm start   npm scripts then use that Node, whatever the machine has",
      "If npm did not run install scripts, install Node 24 itself: the system's packages, nvm, fnm or volta have it."
    ].join("\n")
  )
  process.exit(1)
}
