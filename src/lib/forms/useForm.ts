import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import * as v from 'valibot';
import { failureWords, type FormError, withTime } from '../failureWords.ts';
import { formDraft } from '../drafts/formDraft.ts';
import type { FormDraft } from '../drafts/formDraft.ts';
import type { Opened } from '../drafts/merge.ts';
import { plainTable } from '../drafts/table.ts';
import { sameValue } from './sameValue.ts';
import { stopsAtUnread } from './stopsAtUnread.ts';
import { stopWhileComposing } from './stopWhileComposing.ts';

interface FormOptions<Values extends Record<string, unknown>, Output> {
  /** Validates the fields' values; its output (trimmed, turned into numbers) is sent. */
  readonly schema: v.GenericSchema<Values, Output>;
  readonly initial: Values;
  /** Return the promise: `pending` lasts until it settles, and what it throws becomes the form's message. */
  readonly onSubmit: (output: Output, values: Values) => Promise<void> | void;
  /** Where to show errors that name no field: `{ DuplicateEmailError: 'email' }`. */
  readonly places?: Readonly<Record<string, keyof Values & string>>;
  /**
   * Keeps what is typed in this browser until it is sent; the key must tell people apart. Never passwords.
   */
  readonly draftKey?: string;
  /** How values group into fields; by default each value is one. */
  readonly draft?: FormDraft<Values>;
}

interface FormField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value, state?: { readonly composing: boolean }) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

export interface Form<Values extends Record<string, unknown>> {
  /** Spread onto a field of `src/ui`. */
  readonly field: <K extends keyof Values & string>(name: K) => FormField<Values[K]>;
  /** Spread onto the `<form>`: `<form {...form.props}>`. */
  readonly props: {
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void;
    readonly noValidate: true;
  };
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly values: Values;
  /** The initial values, or those of the last `reset`. */
  readonly start: Values;
  /**
   * The values the changes are based on. For a restored draft they differ from `start` where something else
   * was saved since.
   */
  readonly base: Values;
  readonly set: <K extends keyof Values & string>(name: K, value: Values[K]) => void;
  /** Changes the value as it is by then: for what arrives late, such as an upload. */
  readonly update: <K extends keyof Values & string>(
    name: K,
    change: (value: Values[K]) => Values[K],
  ) => void;
  /** For one entry of a list: `rewardPrices.2.netPrice`. */
  readonly errorAt: (path: string) => string | undefined;
  /**
   * Takes a payload's `errors`: puts each at its field, the others into `message`. True when there were any.
   */
  readonly failed: (errors: readonly FormError[]) => boolean;
  readonly pending: boolean;
  /** The error that belongs to no field; show it with `FormMessage` at the top. */
  readonly message: string | null;
  readonly dirty: boolean;
  /** Starts over, with other values when given. */
  readonly reset: (values?: Values) => void;
  /** Takes the values the person chose. The draft stays. */
  readonly rebase: (on: Opened<Values>) => void;
  /** Something else was saved meanwhile: puts the changes on top of it and answers the result. */
  readonly meet: (saved: Values) => Opened<Values>;
}

type Errors = Readonly<Record<string, string>>;

/**
 * A form: values, rules, messages.
 *
 * - Nothing is complained about before it was written and left, or sent. A message goes as soon as it is mended.
 * - Sending with gaps goes to the first of them. A second press while it is under way does nothing.
 * - The server's messages stand at their fields like the page's own.
 *
 * ```tsx
 * const form = useForm({
 *   schema: v.object({ email: emailRule }),
 *   initial: { email: '' },
 *   onSubmit: async (input) => {
 *     const { signIn } = await commit({ input });
 *     if (form.failed(signIn.errors)) return;
 *     …
 *   },
 * });
 * <form {...form.props}>
 *   <FormMessage>{form.message}</FormMessage>
 *   <TextField label="メールアドレス" type="email" {...form.field('email')} />
 *   <Button type="submit" variant="primary" loading={form.pending}>送信する</Button>
 * </form>
 * ```
 */
export function useForm<Values extends Record<string, unknown>, Output>(
  options: FormOptions<Values, Output>,
): Form<Values> {
  const { schema, initial, onSubmit, places = {}, draftKey } = options;
  const [draft] = useState(() => options.draft ?? formDraft(plainTable(initial)));
  const [first] = useState(initial);
  const records = useMemo(
    () => (draftKey === undefined ? null : draft.records(draftKey, first)),
    [draftKey, draft, first],
  );
  const [opened, setOpened] = useState<Opened<Values>>(() => {
    const kept = records?.read() ?? null;
    return draft.onto(initial, kept ?? { base: initial, values: initial });
  });
  const { start, base, values } = opened;
  const [errors, setErrors] = useState<Errors>({});
  const [message, setMessage] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [focusWanted, setFocusWanted] = useState(0);
  // A field being left may change its text and validate before the next render, and an upload that ends late
  // calls an older render's functions.
  const latest = useRef(opened);
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const refused = useRef(false);

  useEffect(() => {
    if (focusWanted > 0) focusFirstError(element.current);
  }, [focusWanted]);

  const put = <K extends keyof Values & string>(name: K, value: Values[K]): void => {
    stand({ ...latest.current, values: { ...latest.current.values, [name]: value } });
    keep();
  };
  /** Stores only the changed fields: the others may change elsewhere meanwhile. */
  const keep = (): void => {
    const touched = draft.touched(latest.current);
    if (touched === null) records?.clear();
    else records?.write({ version: 0, ...touched });
  };
  const stand = (on: Opened<Values>): void => {
    latest.current = on;
    setOpened(on);
  };
  const look = (name: string, found: Errors): void => {
    setErrors((known) => ({ ...without(known, name), ...only(found, name) }));
  };
  const change = <K extends keyof Values & string>(name: K, value: Values[K], composing = false): void => {
    put(name, value);
    // Not while an IME is composing.
    if (!composing && Object.keys(only(errors, name)).length > 0)
      look(name, problemsOf(schema, latest.current.values));
  };
  const leave = (name: keyof Values & string): void => {
    if (isBlank(latest.current.values[name]) || latest.current.values[name] === start[name]) return;
    const found = problemsOf(schema, latest.current.values);
    // A server error stays until the text changes.
    if (Object.keys(only(found, name)).length > 0) look(name, found);
  };
  const failed = (given: readonly FormError[]): boolean => {
    if (given.length === 0) return false;
    refused.current = true;
    const placed: Record<string, string> = {};
    const rest: string[] = [];
    for (const error of given) {
      const { __typename: kind = '', field } = error;
      const path = field ?? places[kind] ?? '';
      if (Object.hasOwn(latest.current.values, path.split('.')[0] ?? '')) placed[path] ??= error.message;
      else rest.push(withTime(error));
    }
    setErrors(placed);
    setMessage(rest.length === 0 ? null : rest.join('\n'));
    if (Object.keys(placed).length > 0) setFocusWanted((count) => count + 1);
    return true;
  };
  const send = async (output: Output): Promise<void> => {
    sending.current = true;
    refused.current = false;
    setPending(true);
    setMessage(null);
    setErrors({});
    try {
      await onSubmit(output, latest.current.values);
      if (!refused.current) records?.clear();
    } catch (error) {
      setMessage(failureWords(error));
    }
    sending.current = false;
    setPending(false);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    element.current = event.currentTarget;
    if (sending.current || stopsAtUnread(event.currentTarget)) return;
    const result = v.safeParse(schema, latest.current.values);
    if (result.success) {
      void send(result.output);
      return;
    }
    setMessage(null);
    setErrors(errorsOf(result.issues));
    setFocusWanted((count) => count + 1);
  };
  const reset = (next: Values = start): void => {
    records?.clear();
    stand({ start: next, base: next, values: next });
    setErrors({});
    setMessage(null);
  };
  const rebase: Form<Values>['rebase'] = (on) => {
    stand(on);
    keep();
    setErrors({});
    setMessage(null);
  };
  const meet: Form<Values>['meet'] = (saved) => {
    const on = draft.onto(saved, latest.current);
    rebase(on);
    return on;
  };

  return {
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value, state) => change(name, value, state?.composing),
      onBlur: () => leave(name),
      error: errors[name],
    }),
    props: { onSubmit: submit, onKeyDown: stopWhileComposing, noValidate: true },
    submit,
    values,
    start,
    base,
    set: change,
    update: (name, next) => change(name, next(latest.current.values[name])),
    errorAt: (path) => errors[path],
    failed,
    pending,
    message,
    dirty: !sameValue(values, start),
    reset,
    rebase,
    meet,
  };
}

function problemsOf<Values>(schema: v.GenericSchema<Values, unknown>, values: Values): Errors {
  const result = v.safeParse(schema, values);
  return result.success ? {} : errorsOf(result.issues);
}

/** The first error of each field. */
function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Errors {
  const found: Record<string, string> = {};
  for (const issue of issues) found[v.getDotPath(issue) ?? ''] ??= issue.message;
  return found;
}

function belongs(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`);
}

function only(errors: Errors, name: string): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => belongs(path, name)));
}

function without(errors: Errors, name: string): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !belongs(path, name)));
}

function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** A group marks only its legend, so its first control gets the focus. */
export function focusFirstError(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>(
    '[aria-invalid=true], [data-invalid] button, fieldset[aria-describedby$="-error"] :is(input, select, textarea, button)',
  );
  wrong?.focus();
}
