// Loaded before scripts that need packages: checks the Node version, then `npm ci`. Plain ES5.
require("./check-node.cjs")
var fs = require("fs")
var path = require("path")

var root = path.join(__dirname, "..")
var installed = path.join(root, "node_modules", ".package-lock.json")
var problem = fs.existsSync(installed) ? outdated() : "The packages are not installed."

if (problem !== null) {
  console.error(problem + " Run this once in " + root + ":\n  npm ci")
  process.exit(1)
}

// Packages of other platforms and dev dependencies may be missing.
function outdated() {
  var locked = read(path.join(root, "package-lock.json"))
  var there = read(installed)
  for (var name in locked) {
    if (name === "") continue
    var expected = locked[name]
    var found = there[name]
    var mayMiss = expected.optional || expected.devOptional || expected.dev || expected.peer
    if (found ? found.version !== expected.version : !mayMiss)
      return "The installed packages are not those of package-lock.json (" + name + ")."
  }
  return null
}

function read(file) {
  return JSON.parse(fs.readFileSync(file, "utf8")).packages
}
