import { Component, type ReactNode } from 'react';

interface Props {
  /** Given the failure and a way to render the children anew. */
  fallback: (failure: unknown, retry: () => void) => ReactNode;
  onError: (failure: unknown) => void;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
}

/** A page that throws loses its own place only: header, menu and dialog stay. Reset by a new `key`. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(failure: unknown): State {
    return { error: failure, failed: true };
  }

  override componentDidCatch(failure: unknown): void {
    this.props.onError(failure);
  }

  readonly retry = (): void => this.setState({ error: null, failed: false });

  override render(): ReactNode {
    const { failed, error: failure } = this.state;
    return failed ? this.props.fallback(failure, this.retry) : this.props.children;
  }
}
