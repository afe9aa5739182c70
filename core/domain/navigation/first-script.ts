/** Key in session storage for the commands of clicks that the previous document did not handle: JSON array of `[feature, command]`. */
export const pressesKey = "gran.presses"

/** Key in local storage, set when the first view's fonts are cached. */
const facesKey = "gran.faces"

/** Shared with `view/islands/press.ts`. */
export type EarlyPresses = {
  /** Elements clicked before the app ran. */
  readonly list: Array<HTMLElement>
  /** The element, or the equal one with which React replaced it (as in a translated page). */
  readonly nowOf: (pressed: HTMLElement) => HTMLElement | undefined
  /** Handles clicks on `data-press="waits"` once the app runs. */
  hand?: (waiting: HTMLElement) => void
  /**
   * React runs: a click that reaches its button is handled. Before a part is hydrated, React stops clicks on it, or replaces the button (as in a
   * translated page).
   */
  isAnswered?: boolean
}

/**
 * Records clicks until the app handles them: in `data-press="waits"` and on the link to the menu (default prevented), and on other buttons, except
 * those that open a popover without a script. Listens in the capture phase, ignores modifier keys. On `pagehide`, stores the commands (`data-gives`) of unhandled clicks for
 * the next document.
 */
const recordPresses = `
nowOf=x=>x.isConnected?x:[...d.querySelectorAll(x.tagName)].find(y=>y.cloneNode().isEqualNode(bare.get(x))),p=window.earlyPresses={list,nowOf},
hear=({currentTarget:b})=>{if(p.isAnswered&&b.isConnected)list.splice(0,list.length,...list.filter(x=>x!==b))},
keep=e=>{if(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey||!e.target.closest)return;
const b=e.target.closest('button,a[data-press],[href="#menu"]'),w=b&&b.closest("[data-press=waits],[data-press=kept]");
const x=w||b;x&&!bare.has(x)&&bare.set(x,x.cloneNode());
if(w){e.preventDefault();w.dataset.press="kept";list.push(w);p.hand&&p.hand(w)}
else if(b&&b.matches('[type=button]:not([popovertarget]),[href="#menu"]')){b.href&&e.preventDefault();list.push(b);b.addEventListener("click",hear,true)}};
on("click",keep,true);
on("pagehide",()=>{const k=[...new Set(list)].flatMap(x=>x.dataset.press==="kept"&&x.dataset.gives||[]);
try{k.length&&sessionStorage.setItem("${pressesKey}","["+k+"]")}catch{}})`

/**
 * Applies the stored list layout before first paint (`adapters/browser/arrangements-browser.ts`): `html[data-arranged]`, and the grid's radio button
 * once parsed.
 */
const arrangeLists = `
const a=stored("gran.arrangement");r.dataset.arranged=a;
if(a.includes("grid=")){const m=new MutationObserver(()=>{for(const f of d.getElementsByName("grid"))if(a.includes("grid="+f.value))f.checked=true});
m.observe(d,{childList:true,subtree:true});on("DOMContentLoaded",()=>m.disconnect())}`

/**
 * Gives the network to the largest picture first. `html[data-drawing]` withholds lazy pictures until the page has painted, the first touch, key or
 * scroll, or 2.5 seconds; then the entry modules are imported (`data-entries` of this script, in order). Where the browser reports the paint of the
 * largest picture, the page has painted then: on a slow device two frames end before it. `html[data-plain]` shows fallback fonts
 * (`view/theme/tokens.css`) until those of the first view (an italic one where the title has it) have loaded: after the pictures on the first visit,
 * at once from the cache later. The stylesheet with all rules (`data-rules`) loads with the modules and `app/boot.ts` waits for it (`allRules`),
 * because the document has only the rules its HTML uses. If it or a module fails, click recording stops and `missing` is shown.
 */
const startWhenDrawn = `
const say=()=>{const m=d.getElementById("missing");m?m.hidden=false:on("DOMContentLoaded",say)},
faces=()=>Promise.all(["400 1em 'Golos Text'","500 1em 'Golos Text'","300 1em 'Noto Serif Display'"].concat(d.querySelector("h1 em")?"italic 300 1em 'Noto Serif Display'":[]).map(f=>d.fonts.load(f,"\u042F"))).then(()=>{
delete r.dataset.plain;try{localStorage.setItem("${facesKey}","1")}catch{}},()=>0),
fail=()=>{removeEventListener("click",keep,true);say()},
addRules=href=>new Promise((done,onerror)=>{d.head.append(Object.assign(d.createElement("link"),{rel:"stylesheet",href,onload:done,onerror}))}),
begin=()=>{if(r.dataset.drawing==null)return;delete r.dataset.drawing;
if(rules)(window.allRules=addRules(rules)).catch(fail);
entries.reduce((before,file)=>before.then(()=>import(file)),Promise.resolve()).catch(fail);known||faces()},
known=stored("${facesKey}"),own=d.querySelector("[data-entries]")?.dataset||{},rules=own.rules,entries=own.entries?.split(" ");
if(entries){r.dataset.drawing=r.dataset.plain="";known&&faces();
const type="largest-contentful-paint",painted=()=>{const at=performance.now();requestAnimationFrame(()=>requestAnimationFrame(()=>{
if(!d.querySelector("img[fetchpriority=high]")||!window.PerformanceObserver?.supportedEntryTypes.includes(type))return setTimeout(begin);
new PerformanceObserver((l,o)=>{if(l.getEntries().some(e=>e.startTime>=at)){o.disconnect();setTimeout(begin)}}).observe({type,buffered:true});
setTimeout(begin,500)}))};
d.readyState==="complete"?painted():on("load",painted);
for(const e of["pointerdown","keydown","scroll"])on(e,begin,{once:true,passive:true,capture:true});
setTimeout(begin,2500)}`

/** Inline script at the end of the head, allowed in the CSP by its hash. */
export const firstScript = `(()=>{const d=document,r=d.documentElement,list=[],bare=new Map(),on=addEventListener,
stored=k=>{try{return localStorage.getItem(k)||""}catch{return""}},${recordPresses};${arrangeLists};${startWhenDrawn}})()`
