import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen.tsx'

interface Props {
  /** Identifies the current page; when it changes, the error is cleared. */
  place: string
  children: ReactNode
}

interface State {
  failure: { error: unknown } | null
  place: string
}

/** Catches errors thrown while rendering a page, so that header and chat keep working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { failure: null, place }
  }

  override render() {
    const { failure } = this.state
    return failure ? <ErrorScreen status={statusOf(failure.error)} error={failure.error} /> : this.props.children
  }
}

function statusOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null | undefined)?.status
  return typeof status === 'number' && status >= 400 ? status : undefined
}
