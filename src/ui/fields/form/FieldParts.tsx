import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import {
  counter as counterClass,
  counterOver,
  error as errorClass,
  example,
  help as helpClass,
  labelText,
  unmet,
  word,
} from './Field.css.ts';

export type Requirement = 'required' | 'optional';

export interface FieldLook {
  readonly label: ReactNode;
  /** 必須 or 任意 beside the label; omit when the form has a single field. */
  readonly requirement?: Requirement | undefined;
  readonly help?: ReactNode;
  /** How to correct it: 「.jp」や「.com」まで入力してください。 */
  readonly error?: ReactNode;
  /** The label is for screen readers only, as for a search box. */
  readonly labelHidden?: boolean | undefined;
  readonly className?: string | undefined;
}

/** What a field says of itself, apart from what goes to its control. */
export function lookOf<Props extends FieldLook & { readonly id?: string | undefined }>({
  label,
  requirement,
  help,
  error,
  labelHidden,
  className,
  id,
  ...control
}: Props) {
  return { look: { label, requirement, help, error, labelHidden, className, id }, control };
}

interface FieldWordsProps {
  readonly label: ReactNode;
  readonly requirement: Requirement | undefined;
  /** 必須 is 朱 only while this is false. */
  readonly met: boolean;
}

export function FieldWords({ label, requirement, met }: FieldWordsProps): ReactElement {
  return (
    <>
      <span className={labelText}>{label}</span>
      {requirement !== undefined && (
        <span className={cx(word, requirement === 'required' && !met && unmet)}>
          {requirement === 'required' ? '必須' : '任意'}
        </span>
      )}
    </>
  );
}

interface FieldCounterProps {
  readonly count: number;
  readonly limit: number;
}

export function FieldCounter({ count, limit }: FieldCounterProps): ReactElement {
  return (
    <span className={cx(counterClass, count > limit && counterOver)} aria-hidden="true">
      {count.toLocaleString('ja-JP')} / {limit.toLocaleString('ja-JP')}
    </span>
  );
}

interface FieldMessagesProps {
  readonly id: string;
  readonly help: ReactNode;
  readonly error: ReactNode;
}

/** Help, or the error in its place; changes are read aloud. */
export function FieldMessages({ id, help, error }: FieldMessagesProps): ReactElement {
  const wrong = hasError(error);
  return (
    <>
      {help !== undefined && help !== null && !wrong && (
        <p className={helpClass} id={`${id}-help`}>
          <FieldWordsBelow>{help}</FieldWordsBelow>
        </p>
      )}
      <div aria-live="polite">
        {wrong && (
          <p className={errorClass} id={`${id}-error`}>
            <FieldWordsBelow>{error}</FieldWordsBelow>
          </p>
        )}
      </div>
    </>
  );
}

/** Keeps an example at the end (例 090-1234-5678) on one line. */
export function FieldWordsBelow({ children }: { readonly children: ReactNode }): ReactNode {
  if (typeof children !== 'string') return children;
  const start = children.lastIndexOf('例　');
  if (start < 1) return children;
  return (
    <>
      {children.slice(0, start)}
      <span className={example}>{children.slice(start)}</span>
    </>
  );
}

export function hasError(error: ReactNode): boolean {
  return error !== undefined && error !== null && error !== false && error !== '';
}

export function describedBy(id: string, help: ReactNode, error: ReactNode): string | undefined {
  if (hasError(error)) return `${id}-error`;
  return help === undefined || help === null ? undefined : `${id}-help`;
}
