import { type BoundaryCases, viewBoundaryCases } from "./view-boundary-cases.ts"

/** Imports that a file may and may not have, by its path. Together they test each boundary rule of `.oxlintrc.json`. */
export const boundaryCases: BoundaryCases = {
  "core/domain/cart/probe.ts": {
    may: ["./cart-presence.ts", "../text/money.ts"],
    mayNot: [
      ...["effect", "xstate", "react", "node:fs", "ky", "../../contract/calls.ts", "../../routes/table.ts", "../../shop/shop.ts"],
      ...["../../machines/cart/cart.machine.ts", "../../../server/cart/x.ts"]
    ]
  },
  "core/domain/cart/probe-schema.ts": {
    may: ["effect", "./cart-ids.ts", "../schema/privacy.ts"],
    mayNot: ["xstate", "../../contract/calls.ts", "../../kernel/outcome.ts", "../../../server/cart/x.ts"]
  },
  "core/contract/probe.ts": {
    may: ["effect", "../domain/text/money.ts", "./endpoint.ts"],
    mayNot: [
      "xstate",
      "../routes/table.ts",
      "../services/ports/api.ts",
      "../machines/cart/cart.machine.ts",
      "../../adapters/http/x.ts",
      "node:fs"
    ]
  },
  "core/routes/probe.ts": {
    may: ["effect", "effect/Schema", "../domain/text/money.ts", "../contract/calls.ts", "./table.ts"],
    mayNot: [
      "xstate",
      "../services/ports/api.ts",
      "../journal/fold.ts",
      "../../server/routes/x.ts",
      "../../view/screens/home-screen.tsx",
      "react"
    ]
  },
  "core/services/probe.ts": {
    may: ["effect", "../domain/text/money.ts", "../contract/calls.ts", "../routes/table.ts", "./ports/api.ts"],
    mayNot: ["xstate", "../kernel/outcome.ts", "../machines/cart/cart.machine.ts", "../../adapters/browser/x.ts"]
  },
  "core/services/cart/probe.ts": {
    may: [
      "effect",
      "../../domain/text/money.ts",
      "../../contract/calls.ts",
      "../../routes/table.ts",
      "../../forms/login.ts",
      "../ports/api.ts"
    ],
    mayNot: [
      ...["xstate", "ky", "node:crypto", "../../kernel/outcome.ts", "../../machines/cart/cart.machine.ts", "../../journal/fold.ts"],
      ...["../../shop/shop.ts", "../../../adapters/browser/x.ts"]
    ]
  },
  "core/kernel/probe.ts": {
    may: ["effect", "effect/Schema", "xstate", "./outcome.ts"],
    mayNot: [
      ...["../domain/text/money.ts", "../contract/calls.ts", "../routes/table.ts", "../forms/login.ts", "../services/ports/api.ts"],
      ...["../machines/cart/cart.machine.ts", "../journal/fold.ts", "../shop/shop.ts", "@xstate/react", "react", "node:fs"],
      ...[
        "../../adapters/browser/x.ts",
        "../../view/ui/price.tsx",
        "../../app/layers.ts",
        "../../server/main.ts",
        "../../tests/support/x.ts",
        "../../qa/paths/model.ts"
      ]
    ]
  },
  "core/machines/cart/probe.machine.ts": {
    may: [
      ...["xstate", "../../kernel/outcome.ts", "../../services/ports/api.ts", "../../domain/text/money.ts"],
      ...["./cart.machine.ts", "../account/auth.machine.ts"]
    ],
    mayNot: [
      ...["../../journal/fold.ts", "../../shop/shop.ts", "react", "@xstate/react", "../../../app/layers.ts", "../../../qa/paths/model.ts"],
      "../../../view/screens/home-screen.tsx"
    ]
  },
  "core/journal/probe.ts": {
    may: ["xstate", "xstate/graph", "../machines/cart/cart.machine.ts", "../kernel/outcome.ts", "./fold.ts"],
    mayNot: ["../shop/shop.ts", "node:fs", "../../qa/paths/model.ts", "../../adapters/browser/x.ts", "../../inspector/x.ts"]
  },
  "core/shop/policies/probe.ts": {
    may: ["../facts.ts", "../../kernel/plan.ts", "../../machines/cart/cart.machine.ts", "../../routes/route.ts"],
    mayNot: ["react", "../../../app/layers.ts", "../../../view/screens/home-screen.tsx", "../../../adapters/browser/x.ts"]
  },
  "core/shop/capabilities/probe.ts": {
    may: ["effect", "../capability.ts", "../../kernel/from-run.ts", "../../services/ports/api.ts", "../../machines/cart/cart.machine.ts"],
    mayNot: ["react", "../../../app/calls.ts", "../../../view/screens/home-screen.tsx", "../../../adapters/browser/x.ts"]
  },
  "core/shop/shop.ts": {
    may: ["xstate", "../machines/cart/cart.machine.ts", "../journal/fold.ts"],
    mayNot: ["react", "ky", "node:fs", "../../qa/journeys/x.ts", "../../adapters/http/x.ts", "../../server/main.ts", "../../app/layers.ts"]
  },
  ...viewBoundaryCases,
  "adapters/http/probe.ts": {
    may: ["effect", "ky", "../../core/services/ports/api.ts", "./x.ts"],
    mayNot: [
      "../browser/x.ts",
      "../memory/x.ts",
      "node:http",
      "react",
      "../../view/ui/price.tsx",
      "../../app/layers.ts",
      "../../server/main.ts"
    ]
  },
  "adapters/browser/probe.ts": {
    may: ["effect", "../../core/services/ports/scroll.ts", "./x.ts"],
    mayNot: ["../http/x.ts", "../node/x.ts", "ky", "node:fs", "react"]
  },
  "adapters/node/probe.ts": {
    may: ["effect", "node:fs", "node:fs/promises", "../../core/services/ports/scroll.ts", "./x.ts"],
    mayNot: ["../browser/x.ts", "../http/x.ts", "../../qa/server/x.ts", "react", "../../server/platform/db/database.ts"]
  },
  "adapters/memory/probe.ts": {
    may: ["effect", "../../core/services/ports/scroll.ts", "./x.ts"],
    mayNot: ["../node/x.ts", "node:fs", "xstate", "../../tests/support/x.ts", "../../qa/samples/x.ts"]
  },
  "app/browser.tsx": {
    may: ["react-dom/client", "../core/shop/shop.ts", "../adapters/browser/x.ts", "../view/shell/x.tsx", "./layers.ts"],
    mayNot: ["../adapters/node/x.ts", "node:fs", "react-dom/server", "effect/http-api", "../inspector/x.ts", "../qa/pages/x.ts"]
  },
  "server/platform/probe.ts": {
    may: ["effect", "hono", "./assets.ts", "./db/database.ts", "../../core/domain/text/money.ts"],
    mayNot: ["../cart/carts.ts", "../app.ts", "../../app/layers.ts", "../../view/ui/price.tsx", "../../qa/server/x.ts"]
  },
  "server/platform/api/probe.ts": {
    may: ["effect", "hono", "../db/database.ts", "../../../core/contract/calls.ts"],
    mayNot: [
      "../../account/users.ts",
      "../../handlers.ts",
      "../../../core/shop/shop.ts",
      "../../../adapters/http/x.ts",
      "../../../qa/server/x.ts"
    ]
  },
  "app/server.tsx": {
    may: ["react-dom/server", "../core/shop/shop.ts", "../adapters/node/x.ts", "../view/shell/x.tsx"],
    mayNot: ["../server/main.ts", "../inspector/x.ts", "../tests/support/x.ts", "../qa/journeys/x.ts"]
  },
  "server/cart/probe.ts": {
    may: [
      "hono",
      "effect",
      "node:fs",
      "../platform/db/database.ts",
      "../../core/domain/text/money.ts",
      "../../core/contract/calls.ts",
      "../../core/routes/table.ts"
    ],
    mayNot: [
      ...[
        "react",
        "xstate",
        "../../core/services/ports/api.ts",
        "../../core/machines/cart/cart.machine.ts",
        "../../core/shop/shop.ts",
        "../../adapters/http/x.ts"
      ],
      ...["../../view/ui/price.tsx", "../../app/server.tsx", "../../app/renderer.ts", "../../qa/samples/x.ts"]
    ]
  },
  "tools/probe.ts": {
    may: ["node:fs", "xstate", "../qa/paths/model.ts", "../server/main.ts", "../core/journal/fold.ts"],
    mayNot: ["../tests/support/x.ts", "../app/layers.ts", "../view/ui/price.tsx", "../adapters/browser/x.ts"]
  },
  "tools/qa/probe.ts": {
    may: ["./html.ts", "../../qa/browser/plan.ts", "../test/turn.ts"],
    mayNot: ["../../tests/bench/x.ts", "../../tests/paths/cart/cart.model.ts", "../../app/layers.ts"]
  },
  "qa/paths/probe.ts": {
    may: ["node:fs", "fast-check", "../pages/act-tools.ts", "../../app/calls.ts", "../../core/journal/fold.ts"],
    mayNot: ["../../tests/support/x.ts", "../../tests/paths/cart/cart.model.ts", "../../tools/root.ts"]
  },
  "inspector/probe.ts": {
    may: ["react", "../core/journal/fold.ts", "../core/machines/cart/cart.machine.ts", "./chart.ts"],
    mayNot: [
      ...["../app/layers.ts", "../server/main.ts", "../adapters/browser/x.ts", "../view/screens/home-screen.tsx", "../qa/paths/model.ts"],
      ...[
        "../view/screens/constructor/ready-screen.tsx",
        "../view/screens/tool-screens.tsx",
        "../view/dialogs/dialogs.ts",
        "../view/modal/frame.tsx"
      ]
    ]
  }
}
