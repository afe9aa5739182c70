import { Component, type ReactNode } from "react"
import { breakageOf } from "../core/machines/navigation/page-failure.ts"
import type { Breakage } from "../core/machines/navigation/page.machine.ts"

type Props = {
  /** What is drawn; another one is tried anew. */
  readonly of: unknown
  readonly onBreak?: (breakage: Breakage) => void
  /** Drawn in place of what broke; `retry` draws that again. */
  readonly instead?: ((retry: () => void) => ReactNode) | undefined
  readonly children: ReactNode
}

type State = { readonly of: unknown; readonly isBroken: boolean }

/**
 * Boundary around what may break while it is drawn; the shop around it stands (ERR-001). Where the DOM was changed by somebody else, a translator or an
 * extension, and React cannot go on in it, the subtree is drawn again in place: its state lives in the machines. Anything else is told of, and
 * `instead` stands in its place.
 */
export class Guarded extends Component<Props, State> {
  override state: State = { of: this.props.of, isBroken: false }
  private redrawn = 0

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, isBroken: false }
  }

  override componentDidCatch(thrown: unknown): void {
    if (thrown instanceof DOMException && this.redrawn++ < redrawsMost) this.retry()
    else this.props.onBreak?.(breakageOf(thrown))
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead?.(this.retry) : this.props.children
  }

  private readonly retry = (): void => this.setState({ isBroken: false })
}

/** One boundary redraws so often in the life of a page: beyond that drawing again does not help. */
const redrawsMost = 50
