import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
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

/** What every field has around it. */
export interface FieldLook {
  readonly label: ReactNode;
  /** 必須 or 任意 beside the label; nothing when the form has a single field. */
  readonly requirement?: Requirement | undefined;
  readonly help?: ReactNode;
  /** How to mend it: 「.jp」や「.com」まで入力してください。 */
  readonly error?: ReactNode;
  /** Only listeners get the label; for a field that stands alone, such as a search. */
  readonly labelHidden?: boolean | undefined;
  readonly className?: string | undefined;
}

interface FieldWordsProps {
  readonly label: ReactNode;
  readonly requirement: Requirement | undefined;
  /** 必須 is 朱 only while this is false. */
  readonly met: boolean;
}

/** Label and 必須 / 任意. */
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

/** 18 / 60. */
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

/** Help below, or in its place the error; a change is read out without taking the focus. */
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

/** An example at the end (例 090-1234-5678) stays in one piece: no line ends between the word and what it shows. */
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

/** The ids that describe a field now. */
export function describedBy(id: string, help: ReactNode, error: ReactNode): string | undefined {
  if (hasError(error)) return `${id}-error`;
  return help === undefined || help === null ? undefined : `${id}-help`;
}
