import { Component, type ReactNode } from 'react';

interface Props {
  /** Given the failure and a way to render the children anew. */
  fallback: (failure: unknown, retry: () => void) => ReactNode;
  onFailure: (failure: unknown) => void;
  children: ReactNode;
}

interface State {
  failure: unknown;
  failed: boolean;
}

/** A page that throws loses its own place only: header, menu and dialog stay. Reset by a new `key`. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failure: null, failed: false };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure, failed: true };
  }

  override componentDidCatch(failure: unknown): void {
    this.props.onFailure(failure);
  }

  readonly retry = (): void => this.setState({ failure: null, failed: false });

  override render(): ReactNode {
    const { failed, failure } = this.state;
    return failed ? this.props.fallback(failure, this.retry) : this.props.children;
  }
}
