interface KeyLike {
  readonly isComposing?: boolean;
  readonly keyCode?: number;
  readonly nativeEvent?: { readonly isComposing?: boolean; readonly keyCode?: number };
}

/**
 * True while the input method is still converting: its Enter confirms kana and must not send, search or validate.
 * Safari ends the composition before it reports the key, and then only the key code 229 tells.
 */
export function isComposing(event: KeyLike): boolean {
  const key = event.nativeEvent ?? event;
  return key.isComposing === true || key.keyCode === 229;
}
