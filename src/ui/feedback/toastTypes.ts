export interface ToastOptions {
  /** Replaces the shown toast with the same id. */
  readonly id?: string;
}

export type ToastKind = 'success' | 'error';
