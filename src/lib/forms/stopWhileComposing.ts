import type { KeyboardEvent } from 'react';

/** Safari ends a composition before it reports the Enter that confirmed it; that Enter must not send. */
export function stopWhileComposing(event: KeyboardEvent<HTMLFormElement>): void {
  const composing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
  if (event.key === 'Enter' && composing && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** For a form without `useForm`: `<form {...waitsForWords} onSubmit={…}>`. */
export const waitsForWords = { onKeyDown: stopWhileComposing } as const;
