import { Component, type ReactNode } from "react"
import { breakageOf } from "../core/machines/navigation/page-failure.ts"
import type { Breakage } from "../core/machines/navigation/page.machine.ts"

type Props = {
  /** What is drawn; another one is tried anew. */
  readonly of: unknown
  readonly onBreak: (breakage: Breakage) => void
  readonly children: ReactNode
}

type State = { readonly of: unknown; readonly isBroken: boolean }

/** Around what may break while it is drawn: it tells so and draws nothing, and the shop around it stands (ERR-001). */
export class Guarded extends Component<Props, State> {
  override state: State = { of: this.props.of, isBroken: false }

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return Object.is(of, state.of) ? null : { of, isBroken: false }
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onBreak(breakageOf(thrown))
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children
  }
}
