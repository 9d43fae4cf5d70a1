export interface ToastOptions {
  /** A toast with the same id takes the place of the one shown. */
  readonly id?: string;
}

export type ToastKind = 'success' | 'error';
