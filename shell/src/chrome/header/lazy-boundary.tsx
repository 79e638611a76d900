import { Component, Suspense, type ReactNode } from 'react';

interface LazyBoundaryProps {
  /** Shown while the children load, and for good when they cannot be loaded or throw. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Limits a lazy component to its place: nothing around it is lost with it. */
export class LazyBoundary extends Component<LazyBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('a part of the page failed', error);
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
