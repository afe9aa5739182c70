import { inspectorSetup } from "./inspector-setup.ts"

/**
 * The inspector of the shop's machines: a journal, live out of a tab or read from a file, and the moment of it that is shown. A journal
 * stays on the screen until another one has come.
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
      onDone: { actions: { type: "keepCoverage", params: ({ event }) => ({ coverage: event.output }) } },
      onError: {}
    }
  ],
  on: {
    "tab.seen": { actions: { type: "list", params: ({ event }) => event } },
    "actor.choose": { actions: { type: "chooseActor", params: ({ event }) => event } },
    "filter.change": { actions: { type: "changeFilter", params: ({ event }) => event } },
    "center.choose": { actions: { type: "chooseCenter", params: ({ event }) => event } },
    "panel.choose": { actions: { type: "choosePanel", params: ({ event }) => event } },
    "zoom.change": { actions: { type: "changeZoom", params: ({ event }) => event } },
    "zoom.fit": { actions: "fitZoom" },
    "speed.choose": { actions: "chooseSpeed" },
    "coverage.toggle": { guard: "hasCoverage", actions: "toggleCoverage" },
    "screen.drawn": { actions: { type: "keepFaults", params: ({ event }) => event } },
    "clock.ticked": { actions: { type: "tick", params: ({ event }) => event } }
  },
  states: {
    journal: {
      initial: "none",
      on: {
        "tab.choose": { target: ".attaching", actions: { type: "aim", params: ({ event }) => event } },
        "tab.gone": { actions: { type: "strike", params: ({ event }) => event } },
        "journal.open": ".reading"
      },
      states: {
        none: {},
        attaching: {
          tags: "busy",
          entry: { type: "attach", params: ({ context: { wanted } }) => ({ id: wanted ?? "" }) },
          on: {
            "journal.arrived": { target: "live", actions: { type: "take", params: ({ event }) => event } }
          },
          after: { patience: { target: "settling", actions: ["detach", { type: "refuse", params: { refusal: { _tag: "TabSilent" } } }] } }
        },
        live: {
          tags: ["live", "shown"],
          on: {
            "journal.grew": { actions: { type: "grow", params: ({ event }) => event } },
            "journal.arrived": { actions: { type: "take", params: ({ event }) => event } },
            "event.send": { actions: { type: "deliver", params: ({ event }) => event } },
            "event.judged": { actions: { type: "keepVerdict", params: ({ event }) => event } },
            "tab.gone": [
              {
                guard: { type: "isAttached", params: ({ event }) => event },
                target: "kept",
                actions: ["detach", { type: "strike", params: ({ event }) => event }]
              },
              { actions: { type: "strike", params: ({ event }) => event } }
            ]
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
                guard: { type: "succeeded", params: ({ event }) => ({ outcome: event.output }) },
                target: "kept",
                actions: [{ type: "takeFile", params: ({ event }) => ({ outcome: event.output }) }, "tellOpened"]
              },
              {
                target: "settling",
                actions: {
                  type: "refuse",
                  params: ({ event }) => ({ refusal: event.output._tag === "Failure" ? event.output.error : null })
                }
              }
            ],
            onError: { target: "settling", actions: { type: "refuse", params: { refusal: { _tag: "Defect" } } } }
          }
        },
        settling: { always: [{ guard: "hasJournal", target: "kept" }, { target: "none" }] },
        kept: {
          tags: "shown",
          on: {
            /** The tab that went has loaded again: it is followed. */
            "tab.seen": {
              guard: { type: "isAttached", params: ({ event }) => event.tab },
              target: "attaching",
              actions: [
                { type: "list", params: ({ event }) => event },
                { type: "aim", params: ({ event }) => event.tab }
              ]
            }
          }
        }
      }
    },
    time: {
      initial: "present",
      on: {
        "time.goTo": { guard: "hasJournal", target: ".past", actions: { type: "goTo", params: ({ event }) => event } },
        "time.step": { guard: "hasJournal", target: ".past", actions: { type: "step", params: ({ event }) => event } },
        "time.play": { guard: "hasJournal", target: ".playing", actions: "rewind" },
        "journal.arrived": [{ guard: { type: "goesOn", params: ({ event }) => event } }, { target: ".present" }],
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
