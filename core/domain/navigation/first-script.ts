/** Session storage key of commands from unhandled clicks of the previous document: a JSON array of `[feature, command]`. */
export const pressesKey = "gran.presses"

/** Shared with `view/islands/press.ts`. */
export type EarlyPresses = {
  /** Clicked before the app was running. */
  readonly list: Array<HTMLElement>
  /** The element or, when React has replaced it (as in a translated page), the one with equal attributes. */
  readonly nowOf: (pressed: HTMLElement) => HTMLElement | undefined
  /** Handles clicks on `data-press="waits"` once the app runs. */
  hand?: (waiting: HTMLElement) => void
  /** Buttons handle clicks themselves. React stops a click on a part not hydrated yet before it reaches its button. */
  isAnswered?: boolean
}

/**
 * Inline head script that records clicks from first paint until the app handles them: inside `data-press="waits"` (default prevented) and
 * on other buttons. It listens in the capture phase and ignores clicks with a modifier key. On `pagehide` it stores the commands
 * (`data-gives`) of unhandled clicks for the next document. If the entry module fails to load, it stops and shows the element `missing`.
 * The server's CSP allows this text by its hash.
 */
export const firstScript = `(()=>{const d=document,list=[],bare=new Map(),
nowOf=x=>x.isConnected?x:[...d.querySelectorAll(x.tagName)].find(y=>y.cloneNode().isEqualNode(bare.get(x))),p=window.earlyPresses={list,nowOf},
hear=({currentTarget:b})=>{if(p.isAnswered)list.splice(0,list.length,...list.filter(x=>x!==b))},
keep=e=>{if(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey||!e.target.closest)return;
const b=e.target.closest("button,a[data-press]"),w=b&&b.closest('[data-press="waits"],[data-press="kept"]');
const x=w||b;x&&!bare.has(x)&&bare.set(x,x.cloneNode());
if(w){e.preventDefault();w.dataset.press="kept";list.push(w);p.hand&&p.hand(w)}
else if(b&&b.matches("[type=button]")){list.push(b);b.addEventListener("click",hear,true)}},
say=()=>{const m=d.getElementById("missing");m?m.hidden=false:addEventListener("DOMContentLoaded",say)};
addEventListener("click",keep,true);
addEventListener("error",({target:t})=>{if(t.tagName==="SCRIPT"&&t.type==="module"){removeEventListener("click",keep,true);say()}},true);
addEventListener("pagehide",()=>{const k=[...new Set(list)].flatMap(x=>x.dataset.press==="kept"&&x.dataset.gives||[]);
try{k.length&&sessionStorage.setItem("${pressesKey}","["+k+"]")}catch{}})})()`
