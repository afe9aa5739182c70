import { Schema } from "effect"
import { fromWatch } from "../../kernel/from-run.ts"
import type { NetworkEvent } from "../../machines/shell/network.machine.ts"
import type { TooltipEvent } from "../../machines/shell/tooltip.machine.ts"
import { loadReference } from "../../services/content/reference.ts"
import { preloadForm } from "../../services/forms/form-code.ts"
import { ApiError } from "../../services/ports/api.ts"
import { loadMenu } from "../../services/shell/menu.ts"
import { watchDismissal } from "../../services/shell/watch-dismissal.ts"
import { callOf, type Capability, command } from "../capability.ts"

const calls = { loadMenu: callOf(ApiError, loadMenu), loadReference: callOf(Schema.Never, loadReference) }

export const shell: Capability<"toasts" | "tooltip" | "layers" | "reference" | "network" | "newsletter", typeof calls> = {
  calls,
  features: {
    toasts: { follows: ["network.turned"] },
    tooltip: {
      provide: ({ tab }) => ({
        actors: { watchDismissal: fromWatch(tab, (sendBack: (event: TooltipEvent) => void) => watchDismissal(sendBack)) }
      })
    },
    layers: { provide: ({ coverHistory }) => ({ actors: { coverHistory: coverHistory({ type: "layers.back" }) } }) },
    reference: {
      provide: ({ actorOf, onReconnect }) => ({
        actors: { loadReference: actorOf.loadReference, watchConnection: onReconnect({ type: "reference.reconnected" }) }
      })
    },
    network: {
      provide: ({ connection, tab }) => ({
        actors: {
          watchNetwork: fromWatch(tab, (sendBack: (event: NetworkEvent) => void) =>
            connection.watch((isOnline) => sendBack({ type: isOnline ? "network.reconnected" : "network.disconnected" }))
          )
        }
      })
    },
    newsletter: {
      provide: ({ sendsForms }) => {
        preloadForm("newsletter")
        return sendsForms
      }
    }
  },
  policies: {
    "tooltip.requested": () => [command("reference", { type: "reference.require" })],
    /** A page that did not load retries by itself; a shown page ignores the command. */
    "network.turned": ({ isThere }) => (isThere ? [command("navigation", { type: "navigation.retry" })] : [])
  }
}
