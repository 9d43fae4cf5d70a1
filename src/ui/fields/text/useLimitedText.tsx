import type { ChangeEvent, ReactNode } from 'react';
import { useControlled } from '../../choices/useControlled.ts';
import { countGraphemes } from '../../../lib/text/textLength.ts';
import { FieldCounter, hasError } from '../form/FieldParts.tsx';

export interface LimitedText {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** `composing` while an IME converts: do not search or validate then. */
  readonly onChange?: ((value: string, state: { readonly composing: boolean }) => void) | undefined;
  /**
   * In characters as a reader counts them. Does not stop typing: the counter turns 朱 and the error says how
   * many to drop.
   */
  readonly limit?: number | undefined;
}

/** The text of a field, and what the field says of it. */
export function useLimitedText(
  { value: given, defaultValue = '', onChange, limit }: LimitedText,
  error: ReactNode,
) {
  const [value, setValue] = useControlled(given, defaultValue);
  const count = limit === undefined ? 0 : countGraphemes(value);
  const tooMany =
    limit !== undefined && count > limit ? `あと${count - limit}文字減らしてください。` : undefined;
  const write = (next: string, composing = false): void => {
    setValue(next);
    onChange?.(next, { composing });
  };
  return {
    value,
    write,
    change: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
      write(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing),
    look: {
      met: value.trim() !== '',
      error: hasError(error) ? error : tooMany,
      counter: limit === undefined ? undefined : <FieldCounter count={count} limit={limit} />,
    },
  };
}
