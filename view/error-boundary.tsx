import { Component, type ReactNode } from "react"
import { breakageOf } from "../core/machines/navigation/page-failure.ts"
import type { Breakage } from "../core/machines/navigation/page.machine.ts"

type Props = {
  /** A new value resets the error. */
  readonly resetKey?: unknown
  readonly onBreak?: (breakage: Breakage) => void
  /** `retry` draws the content again. */
  readonly fallback?: ((retry: () => void) => ReactNode) | undefined
  readonly children: ReactNode
}

type State = { readonly resetKey?: unknown; readonly isBroken: boolean }

/**
 * Error boundary (ERR-001). Redraws after a `DOMException`, which a translator or an extension causes by changing the DOM; reports other errors
 * and shows `fallback`.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey, isBroken: false }
  #redrawn = 0

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, isBroken: false }
  }

  override componentDidCatch(thrown: unknown): void {
    if (thrown instanceof DOMException && this.#redrawn++ < maxRedraws) this.retry()
    else this.props.onBreak?.(breakageOf(thrown))
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback?.(this.retry) : this.props.children
  }

  private readonly retry = (): void => this.setState({ isBroken: false })
}

const maxRedraws = 50
