import { Component, type ReactNode } from 'react';

interface Props {
  /** Receives the error and a function that renders the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
}

/** Limits the error of a page to the page: header, menu and dialog stay. A new `key` resets it. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  readonly retry = (): void => this.setState({ error: null, failed: false });

  override render(): ReactNode {
    const { failed, error } = this.state;
    return failed ? this.props.fallback(error, this.retry) : this.props.children;
  }
}
