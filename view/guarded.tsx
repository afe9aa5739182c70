import { Component, type ReactNode } from "react"
import { ErrorScreen } from "./screens/error-screen.tsx"

type Props = {
  /** What is drawn; another one is tried anew. */
  readonly of: unknown
  readonly debug: boolean
  readonly children: ReactNode
}

type State = { readonly of: unknown; readonly failure: { readonly message: string; readonly stack: string | null } | null }

/** A page that breaks while it is drawn gives its place to the error page, and the shop around it stands (ERR-001). */
export class Guarded extends Component<Props, State> {
  override state: State = { of: this.props.of, failure: null }

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return {
      failure: thrown instanceof Error ? { message: thrown.message, stack: thrown.stack ?? null } : { message: String(thrown), stack: null }
    }
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return Object.is(of, state.of) ? null : { of, failure: null }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null ? this.props.children : <ErrorScreen debug={this.props.debug ? failure : null} />
  }
}
