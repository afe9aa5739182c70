/** Where a tab keeps the commands of presses that no code had answered when its document was left: a JSON array of `[feature, command]`. */
export const pressesKey = "gran.presses"

/** State of the first script of a document, shared with `view/islands/press.ts`. */
export type EarlyPresses = {
  /** Elements that were pressed before any code answered, in order. */
  readonly list: Array<HTMLElement>
  /** Element that was pressed or, where React has drawn it anew, as it does in a translated page, the one with the same attributes. */
  readonly nowOf: (pressed: HTMLElement) => HTMLElement | undefined
  /** Takes the command of what says `data-press="waits"`, once the shop runs. */
  hand?: (waiting: HTMLElement) => void
  /** Tells whether a button hears: React stops a press on a part that has not come before it reaches its button. */
  isAnswered?: boolean
}

/**
 * Script that stands in the head of every document, as text, and keeps what is pressed from the first paint on and is not alive: every press on what says
 * `data-press="waits"`, or stands in what says so, and on any other button. It hears on the way down; a press with a modifier key is the browser's. A
 * document that is left leaves the commands (`data-gives`) of what is still kept to the next. Where the entry does not come, presses are the
 * browser's again and the document says that a part is missing. The policy of the server allows this text by its hash.
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
