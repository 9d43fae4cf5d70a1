interface KeyLike {
  readonly isComposing?: boolean;
  readonly keyCode?: number;
  readonly nativeEvent?: { readonly isComposing?: boolean; readonly keyCode?: number };
}

/**
 * True while an IME is converting: its Enter confirms kana and must not send, search or validate. Safari ends
 * the composition before the key event, which then has only the key code 229.
 */
export function isComposing(event: KeyLike): boolean {
  const key = event.nativeEvent ?? event;
  return key.isComposing === true || key.keyCode === 229;
}
