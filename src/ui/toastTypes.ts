export interface ToastAction {
  /** A verb: 元に戻す, 再送する. */
  readonly label: string;
  readonly onPress: () => void;
}

export interface ToastOptions {
  readonly action?: ToastAction;
  /** 3 s unless told otherwise. */
  readonly duration?: number;
  /** A toast with the same id takes the place of the one shown. */
  readonly id?: string;
}

export type ToastKind = 'success' | 'error';
