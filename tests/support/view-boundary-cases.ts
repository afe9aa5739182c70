export type BoundaryCases = Readonly<Record<string, { readonly may: ReadonlyArray<string>; readonly mayNot: ReadonlyArray<string> }>>

/** Entries of `boundaryCases` for files of `view`. */
export const viewBoundaryCases: BoundaryCases = {
  "view/screens/probe-screen.tsx": {
    may: [
      ...["react", "react-dom", "@xstate/react", "wouter", "@maskito/core", "@maskito/react"],
      ...[
        "./probe-screen.module.css",
        "../ui/price.tsx",
        "../../core/domain/text/money.ts",
        "../../core/forms/login.ts",
        "../../core/routes/table.ts",
        "../../core/machines/cart/cart-total.ts",
        "../../core/kernel/send-command.ts"
      ]
    ],
    mayNot: [
      ...[
        "effect",
        "ky",
        "node:fs",
        "hono",
        "xstate",
        "../../core/services/ports/api.ts",
        "../../core/contract/calls.ts",
        "../../core/machines/cart/cart.machine.ts"
      ],
      ...[
        "../../core/journal/fold.ts",
        "../../core/kernel/system.ts",
        "../../core/shop/shop.ts",
        "../../adapters/browser/x.ts",
        "../../app/layers.ts",
        "../../server/main.ts",
        "../../inspector/x.ts",
        "../../qa/pages/x.ts"
      ]
    ]
  },
  "view/screens/probe-screens.ts": {
    may: ["./home-screen.tsx", "./constructor/ready-screen.tsx", "./draw.ts", "../running.tsx"],
    mayNot: ["effect", "../../app/layers.ts", "../../core/shop/shop.ts"]
  },
  "view/screens/product/probe.tsx": {
    may: ["./product-facts.tsx", "../draw.ts", "../../cart/buy.late.tsx", "../../../core/routes/table.ts"],
    mayNot: ["./product-screen.tsx", "../home-screen.tsx", "../../../app/layers.ts"]
  },
  "view/cart/probe.late.tsx": {
    may: ["./cart-line.tsx", "../islands/late.tsx", "../orders/order-link.tsx", "../shop-context.tsx"],
    mayNot: ["../screens/cart-screen.tsx", "../screens/draw.ts"]
  },
  "view/probe.tsx": {
    may: ["./screens/screens.tsx", "./dialogs/dialogs.ts", "./islands/late.tsx"],
    mayNot: ["./screens/home-screen.tsx"]
  },
  "view/islands/probe.tsx": {
    may: ["react", "./code.ts", "../error-boundary.tsx", "../../core/domain/navigation/first-script.ts"],
    mayNot: [
      "../cart/cart-line.tsx",
      "../ui/button.tsx",
      "../shop-context.tsx",
      "../screens/draw.ts",
      "../../core/domain/cart/cart-presence.ts",
      "xstate"
    ]
  },
  "view/modal/probe.tsx": {
    may: [
      "react",
      "./frame.tsx",
      "../ui/button.tsx",
      "../forms/form-frame.tsx",
      "../notices/toasts.tsx",
      "../islands/code.ts",
      "../shop-context.tsx"
    ],
    mayNot: [
      "../dialogs/dialogs.ts",
      "../cart/cart-line.tsx",
      "../screens/draw.ts",
      "../../core/contract/calls.ts",
      "../../core/kernel/system.ts"
    ]
  },
  "view/forms/probe.tsx": {
    may: ["react", "@maskito/react", "./form-field.tsx", "../ui/field.tsx", "../use-send.ts", "../../core/forms/login.ts"],
    mayNot: ["../passport/passport-section.tsx", "../dialogs/dialogs.ts", "../../server/main.ts", "effect"]
  },
  "view/ui/probe.tsx": {
    may: ["react", "wouter", "@maskito/core", "./button.tsx", "../../core/domain/text/money.ts", "../../core/domain/form/phone.ts"],
    mayNot: [
      "../product/term.tsx",
      "../shop-context.tsx",
      "../../core/domain/product/cart-ids.ts",
      "../../core/contract/calls.ts",
      "xstate"
    ]
  },
  "view/ui/choices/probe.tsx": {
    may: ["react", "./checkbox.tsx", "../../../core/domain/text/numbers.ts"],
    mayNot: ["../../product/term.tsx", "../../../core/domain/product/cart-ids.ts", "../../../core/contract/calls.ts"]
  }
}
