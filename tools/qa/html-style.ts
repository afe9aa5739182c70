export const reportStyle = `
:root{color-scheme:dark;--bg:#0f1417;--panel:#151b1f;--rule:#242d33;--text:#dde2e4;--second:#a8b2b7;--quiet:#8fa0a8;--edge:#7c8b93;--active:#8fc1cf;--fill:#1b333b;--well:#7fb394;--warn:#e0b46a;--bad:#e58d7d}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:14px/22px "Golos Text",system-ui,sans-serif}
code,pre,svg text,nav span{font-family:"JetBrains Mono",ui-monospace,monospace;font-size:12px}
a{color:var(--active);text-underline-offset:3px}
a:focus-visible,summary:focus-visible,.drawing:focus-visible{outline:2px solid var(--active);outline-offset:2px}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:4px 28px;align-items:center;min-height:48px;padding:8px 20px;background:var(--bg);border-bottom:1px solid var(--rule);color:var(--second)}
header strong{color:var(--text);font-weight:500}
.verdict{margin-left:auto;color:var(--text)}
.dot{display:inline-block;width:9px;height:9px;margin-right:9px;border-radius:50%;background:var(--well)}
.dot.bad{background:var(--bad)}
.columns{display:grid;grid-template-columns:184px minmax(0,1fr)}
nav{position:sticky;top:48px;align-self:start;height:calc(100vh - 48px);overflow:auto;padding:16px 0;border-right:1px solid var(--rule)}
nav p{margin:0 0 8px;padding:0 20px;color:var(--quiet)}
nav ul,.paths,.reasons{margin:0;padding:0;list-style:none}
nav a{display:flex;justify-content:space-between;gap:8px;padding:7px 20px;color:var(--text);text-decoration:none}
nav a:hover{background:var(--fill)}
nav span{color:var(--quiet)}
.bad,nav .bad{color:var(--bad)}
.quiet{color:var(--quiet)}
main{min-width:0}
section{padding:28px 32px 40px;border-bottom:1px solid var(--rule);scroll-margin-top:48px}
h1,h2,h3{margin:0 0 16px;font-weight:400;line-height:28px}
h1,h2{font-size:20px}
table+h2{margin-top:36px}
h3{margin-top:32px;font-size:15px;color:var(--second)}
small{margin-left:16px;font-size:13px;color:var(--quiet)}
table{border-collapse:collapse}
th,td{padding:6px 32px 6px 0;border-bottom:1px solid var(--rule);text-align:left;font-weight:400;font-variant-numeric:tabular-nums}
thead th{color:var(--quiet)}
.drawing{overflow:auto;max-height:76vh;background:var(--bg) radial-gradient(var(--rule) 1px,transparent 1px) 0 0/24px 24px;border:1px solid var(--rule);padding:20px}
.chart{display:block}
.chart text{fill:var(--second)}
.chart .name{fill:var(--text);font:13px "Golos Text",system-ui,sans-serif}
.chart .quiet{fill:var(--quiet)}
.state rect{fill:var(--panel);stroke:var(--edge)}
.state.compound rect{fill:none}
.state.browser rect{stroke:var(--active)}
.state.browser:not(.compound) rect{fill:var(--fill)}
.state.nowhere rect{stroke:var(--warn);stroke-dasharray:4 3}
.state path{stroke:var(--rule)}
.edge{fill:none;stroke:var(--edge)}
.edge.browser{stroke:var(--active)}
.edge.nowhere{stroke:var(--warn);stroke-dasharray:4 3}
marker path{fill:none;stroke:var(--edge)}
marker.browser path{stroke:var(--active)}
marker.nowhere path{stroke:var(--warn)}
.chart .label{paint-order:stroke;stroke:var(--bg);stroke-width:5px}
.chart .row.browser,.chart .label.browser{fill:var(--active)}
.chart .row.nowhere,.chart .label.nowhere{fill:var(--warn)}
.legend{display:flex;flex-wrap:wrap;gap:6px 28px;margin:12px 0 0;color:var(--quiet)}
.legend span::before{content:"";display:inline-block;width:26px;margin-right:9px;vertical-align:4px;border-top:1px solid var(--edge)}
.legend .browser::before{border-color:var(--active)}
.legend .nowhere::before{border-top:1px dashed var(--warn)}
.reasons li{display:grid;gap:2px;padding:8px 0;border-bottom:1px solid var(--rule);color:var(--second)}
.reasons code{color:var(--warn)}
details{margin-top:28px}
summary{cursor:pointer;color:var(--second);padding:4px 0}
.paths li{display:grid;grid-template-columns:20px minmax(0,1fr) auto auto;gap:0 12px;padding:7px 0;border-bottom:1px solid var(--rule)}
.paths em{font-style:normal;color:var(--well)}
.paths .bad em,.paths .bad>span{color:var(--bad)}
.paths i{font-style:normal;color:var(--quiet);font-variant-numeric:tabular-nums}
.paths b{font-weight:400;color:var(--quiet)}
.paths pre{grid-column:2/-1;margin:8px 0;padding:10px 12px;background:var(--panel);border-left:2px solid var(--bad);white-space:pre-wrap;overflow-wrap:anywhere;color:var(--text)}
.paths img{grid-column:2/-1;width:min(100%,640px);margin:0 0 10px;border:1px solid var(--rule)}
.paths dl{grid-column:2/-1;display:grid;grid-template-columns:auto minmax(0,1fr);gap:2px 16px;margin:8px 0;padding:10px 12px;background:var(--panel);border-left:2px solid var(--bad)}
.paths dt{color:var(--quiet)}
.paths dd{margin:0;color:var(--text);overflow-wrap:anywhere}
.journal{grid-column:2/-1;display:flex;gap:24px;margin:0 0 6px}
.repeat{grid-column:2/-1;margin:0 0 6px;color:var(--second)}
.shots{display:grid;grid-template-columns:repeat(auto-fill,minmax(280px,1fr));gap:24px}
figure{margin:0}
figure img{display:block;width:100%;aspect-ratio:64/45;object-fit:cover;object-position:top;border:1px solid var(--rule)}
figcaption{display:grid;gap:2px;margin-top:8px;font-size:13px;line-height:19px;color:var(--second)}
figcaption code{color:var(--text);overflow-wrap:anywhere}
@media (width < 760px){.columns{grid-template-columns:minmax(0,1fr)}nav{position:static;height:auto;border-right:0;border-bottom:1px solid var(--rule)}section{padding:24px 16px}.verdict{margin-left:0}}
`
