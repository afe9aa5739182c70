export { LiveStoneOf } from "./live-stone.tsx"
