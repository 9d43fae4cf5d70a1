import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { forgetFailedParts } from '../../lib/part.ts';

export interface Caught {
  readonly error: unknown;
  readonly reset: () => void;
}

interface ErrorBoundaryProps {
  /** Retries when it changes, such as the address. */
  readonly resetKey?: string | undefined;
  readonly renderFallback: (caught: Caught) => ReactNode;
  readonly onCatch?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  /** Errors for a boundary above, such as a 404. */
  readonly passes?: (error: unknown) => boolean;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  /** A tuple, since anything can be thrown. */
  readonly caught: readonly [unknown] | null;
  readonly resetKey: string | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: [error] };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return state.resetKey === resetKey ? null : { caught: null, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    forgetFailedParts();
    if (this.props.passes?.(error) !== true) this.props.onCatch?.(error, info);
  }

  reset = (): void => this.setState({ caught: null });

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    const [error] = caught;
    if (this.props.passes?.(error) === true) throw error;
    return this.props.renderFallback({ error, reset: this.reset });
  }
}
