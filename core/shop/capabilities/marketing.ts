import { fromKeeper, fromLoad } from "../../kernel/from-run.ts"
import { lazyMachine } from "../../kernel/lazy-machine.ts"
import type { ConsentEvent, ConsentStorageEvent } from "../../machines/marketing/consent.machine.ts"
import { storeConsent, watchConsent } from "../../services/marketing/consents.ts"
import type { Capability } from "../capability.ts"

const calls = {}

/** Consent of the visitor; the marketing machine is loaded after it (`app/provide-marketing.ts`). */
export const marketing: Capability<"consent", typeof calls> = {
  calls,
  features: {
    consent: {
      provide: ({ loadMarketing, onDevice, privacy, tab }) => {
        const machine = lazyMachine("marketing", loadMarketing)
        return {
          actors: {
            marketing: machine,
            loadMarketing: fromLoad(machine.load),
            storage: fromKeeper(
              tab,
              (sendBack: (event: ConsentEvent) => void) => onDevice(watchConsent(privacy, sendBack)),
              ({ permissions }: ConsentStorageEvent, sendBack) => onDevice(storeConsent(privacy, permissions, sendBack))
            )
          }
        }
      }
    }
  }
}
