import { Component, type ReactNode } from "react"
import { breakageOf } from "../core/machines/navigation/page-failure.ts"
import type { Breakage } from "../core/machines/navigation/page.machine.ts"

type Props = {
  /** Identity of the content; a new value resets the error. */
  readonly of: unknown
  readonly onBreak?: (breakage: Breakage) => void
  /** Fallback; `retry` draws the content again. */
  readonly instead?: ((retry: () => void) => ReactNode) | undefined
  readonly children: ReactNode
}

type State = { readonly of: unknown; readonly isBroken: boolean }

/**
 * Error boundary (ERR-001). Redraws after a `DOMException`, which a translator or an extension causes by changing the DOM; reports other errors
 * and shows `instead`.
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
    if (thrown instanceof DOMException && this.redrawn++ < maxRedraws) this.retry()
    else this.props.onBreak?.(breakageOf(thrown))
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead?.(this.retry) : this.props.children
  }

  private readonly retry = (): void => this.setState({ isBroken: false })
}

const maxRedraws = 50
