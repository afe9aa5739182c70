import { outcomeOf, refusalOf } from "../../core/kernel/outcome.ts"
import { inspectorSetup } from "./inspector-setup.ts"

/**
 * Machine of the inspector: a journal, live from a tab or read from a file, and the moment shown. The previous journal remains until
 * another one has loaded.
 */
export const inspectorMachine = inspectorSetup.createMachine({
  id: "inspector",
  type: "parallel",
  context: {
    ...{ tabs: [], source: null, wanted: null, build: "", count: 0, position: null, actor: null, filter: { text: "", isOwn: false } },
    ...{
      center: "chart",
      panel: "context",
      zoom: null,
      speed: 1,
      refusal: null,
      coverage: null,
      isCovered: false,
      faults: [],
      verdict: null,
      now: 0
    }
  },
  invoke: [
    { id: "link", src: "link" },
    { id: "clock", src: "clock" },
    { id: "comparison", src: "comparison" },
    {
      id: "readCoverage",
      src: "readCoverage",
      onDone: { actions: { type: "keepCoverage", params: outcomeOf } },
      onError: {}
    }
  ],
  on: {
    "tab.seen": { actions: "list" },
    "actor.choose": { actions: "chooseActor" },
    "filter.change": { actions: "changeFilter" },
    "center.choose": { actions: "chooseCenter" },
    "panel.choose": { actions: "choosePanel" },
    "zoom.change": { actions: "changeZoom" },
    "zoom.fit": { actions: "fitZoom" },
    "speed.choose": { actions: "chooseSpeed" },
    "coverage.toggle": { guard: "hasCoverage", actions: "toggleCoverage" },
    "screen.drawn": { actions: "keepFaults" },
    "clock.ticked": { actions: "tick" }
  },
  states: {
    journal: {
      initial: "none",
      on: {
        "tab.choose": { target: ".attaching", actions: "aim" },
        "tab.gone": { actions: "strike" },
        "journal.open": ".reading"
      },
      states: {
        none: {},
        attaching: {
          tags: "busy",
          entry: "attach",
          on: {
            "journal.arrived": { target: "live", actions: "take" }
          },
          after: { patience: { target: "settling", actions: ["detach", { type: "refuse", params: { refusal: { _tag: "TabSilent" } } }] } }
        },
        live: {
          tags: ["live", "shown"],
          on: {
            "journal.grew": { actions: "grow" },
            "journal.arrived": { actions: "take" },
            "event.send": { actions: "deliver" },
            "event.judged": { actions: "keepVerdict" },
            "tab.gone": [{ guard: "isAttached", target: "kept", actions: ["detach", "strike"] }, { actions: "strike" }]
          }
        },
        reading: {
          tags: "busy",
          entry: "detach",
          invoke: {
            id: "read",
            src: "read",
            input: ({ event }) => ({ from: event.type === "journal.open" ? event.from : { kind: "qa", name: "" } }),
            onDone: [
              {
                guard: { type: "succeeded", params: outcomeOf },
                target: "kept",
                actions: [{ type: "takeFile", params: outcomeOf }, "tellOpened"]
              },
              { target: "settling", actions: { type: "refuse", params: refusalOf } }
            ],
            onError: { target: "settling", actions: { type: "refuse", params: { refusal: { _tag: "Defect" } } } }
          }
        },
        settling: { always: [{ guard: "hasJournal", target: "kept" }, { target: "none" }] },
        kept: {
          tags: "shown",
          on: {
            // A closed tab has loaded again and is followed.
            "tab.seen": { guard: "isAttached", target: "attaching", actions: ["list", "aim"] }
          }
        }
      }
    },
    time: {
      initial: "present",
      on: {
        "time.goTo": { guard: "hasJournal", target: ".past", actions: "goTo" },
        "time.step": { guard: "hasJournal", target: ".past", actions: "step" },
        "time.play": { guard: "hasJournal", target: ".playing", actions: "rewind" },
        "journal.arrived": [{ guard: "goesOn" }, { target: ".present" }],
        "journal.opened": ".present"
      },
      states: {
        present: { entry: "follow" },
        past: { tags: "past", on: { "time.return": "present" } },
        playing: {
          tags: "past",
          on: { "time.pause": { target: "past", actions: "stand" }, "time.return": "present" },
          after: {
            beat: [
              { guard: "isAtEnd", target: "past" },
              { target: "playing", reenter: true, actions: "advance" }
            ]
          }
        }
      }
    }
  }
})
