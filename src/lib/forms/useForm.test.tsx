import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { type FormError } from '../failureWords.ts';
import { withDraft } from '../drafts/record.ts';
import { useForm } from './useForm.ts';

beforeEach(() => localStorage.clear());

const digits = v.pipe(v.string(), v.regex(/^\d+$/, '数字で入力してください。'));
const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('名前を入力してください。')),
  password: v.string(),
  prices: v.array(digits),
});

interface ProbeProps {
  readonly onSubmit: (output: v.InferOutput<typeof schema>) => Promise<readonly FormError[]>;
  readonly draftKey?: string;
}

/** A form without looks. */
function Probe({ onSubmit, draftKey }: ProbeProps): ReactElement {
  const form = useForm({
    schema,
    initial: { name: '', password: '', prices: ['1', '2'] },
    places: { DuplicateEmailError: 'name' },
    onSubmit: async (output) => {
      form.failed(await onSubmit(output));
    },
    ...(draftKey === undefined ? {} : { draftKey }),
  });
  const name = form.field('name');
  const password = form.field('password');
  return (
    <form {...form.props} aria-label="form">
      <p data-testid="message">{form.message}</p>
      <p data-testid="name">{name.error}</p>
      <p data-testid="price">{form.errorAt('prices.1')}</p>
      <p data-testid="pending">{String(form.pending)}</p>
      <input
        aria-label="name"
        aria-invalid={name.error !== undefined}
        value={name.value}
        onChange={(event) => name.onChange(event.target.value)}
        onBlur={name.onBlur}
      />
      <input
        aria-label="password"
        value={password.value}
        onChange={(event) => password.onChange(event.target.value)}
      />
      <button type="button" onClick={() => form.set('prices', ['1', '二'])}>
        break
      </button>
      <button type="button" onClick={() => form.reset()}>
        reset
      </button>
    </form>
  );
}

const said = (id: string) => screen.getByTestId(id).textContent;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => act(() => fireEvent.submit(screen.getByLabelText('form')));
const nothing = (): Promise<readonly FormError[]> => Promise.resolve([]);

describe('the page’s own rules', () => {
  test('say nothing before a field was written and left', () => {
    render(<Probe onSubmit={nothing} />);
    fireEvent.blur(screen.getByLabelText('name'));
    expect(said('name')).toBe('');
    type('name', '  ');
    expect(said('name')).toBe('');
    fireEvent.blur(screen.getByLabelText('name'));
    expect(said('name')).toBe('名前を入力してください。');
    type('name', 'みお');
    expect(said('name')).toBe('');
  });

  test('stop the sending, stand at each entry, and take the focus to the first', async () => {
    const onSubmit = vi.fn(nothing);
    render(<Probe onSubmit={onSubmit} />);
    fireEvent.click(screen.getByText('break'));
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(said('name')).toBe('名前を入力してください。');
    expect(said('price')).toBe('数字で入力してください。');
    expect(document.activeElement).toBe(screen.getByLabelText('name'));
  });

  test('what they make of the values is sent, once for however many presses', async () => {
    const answer = Promise.withResolvers<readonly FormError[]>();
    const onSubmit = vi.fn(() => answer.promise);
    render(<Probe onSubmit={onSubmit} />);
    type('name', ' みお ');
    await submit();
    await submit();
    expect(said('pending')).toBe('true');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'みお', password: '', prices: ['1', '2'] });
    await act(async () => answer.resolve([]));
    expect(said('pending')).toBe('false');
  });
});

describe('the server’s word', () => {
  const answer = async (...errors: readonly FormError[]) => {
    render(<Probe onSubmit={() => Promise.resolve(errors)} />);
    type('name', 'みお');
    await submit();
  };

  test('stands at its field, at an entry of a list, and until the text changes', async () => {
    await answer({ message: 'だめです。', field: 'name' }, { message: '高すぎます。', field: 'prices.1' });
    expect(said('name')).toBe('だめです。');
    expect(said('price')).toBe('高すぎます。');
    expect(said('message')).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('name'));
    fireEvent.blur(screen.getByLabelText('name'));
    expect(said('name')).toBe('だめです。');
    type('name', 'みおん');
    expect(said('name')).toBe('');
    expect(said('price')).toBe('高すぎます。');
  });

  test('without a field goes by its kind, else to the top', async () => {
    await answer(
      { __typename: 'DuplicateEmailError', message: '使われています。' },
      { __typename: 'ForbiddenError', message: 'できません。' },
      { message: '知らない欄です。', field: 'token' },
    );
    expect(said('name')).toBe('使われています。');
    expect(said('message')).toBe('できません。\n知らない欄です。');
  });

  test('that never came is said, and can be tried again', async () => {
    const onSubmit = vi
      .fn(nothing)
      .mockRejectedValueOnce(Object.assign(new Error('down'), { name: 'NetworkError' }));
    render(<Probe onSubmit={onSubmit} />);
    type('name', 'みお');
    await submit();
    expect(said('message')).toMatch(/つながりませんでした/);
    expect(said('pending')).toBe('false');
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(said('message')).toBe('');
  });
});

/** What is kept of the form, and nothing where a field is not. */
const nowhere = { name: 'nothing', prices: ['nothing'] };
const kept = () => withDraft('probe', nowhere);

describe('a draft', () => {
  test('outlives the page, without the password, and goes when it was sent', async () => {
    const first = render(<Probe onSubmit={nothing} draftKey="probe" />);
    type('name', 'みお');
    type('password', 'himitsu');
    first.unmount();
    render(<Probe onSubmit={nothing} draftKey="probe" />);
    expect(screen.getByLabelText('name')).toHaveProperty('value', 'みお');
    expect(screen.getByLabelText('password')).toHaveProperty('value', '');
    expect(JSON.stringify({ ...localStorage })).not.toContain('himitsu');
    await submit();
    expect(localStorage).toHaveLength(0);
  });

  test('stays when the form was refused, and goes when it is reset', async () => {
    render(<Probe onSubmit={() => Promise.resolve([{ message: 'だめです。' }])} draftKey="probe" />);
    type('name', 'みお');
    await submit();
    expect(kept()).toEqual({ ...nowhere, name: 'みお' });
    fireEvent.click(screen.getByText('reset'));
    expect(localStorage).toHaveLength(0);
    expect(screen.getByLabelText('name')).toHaveProperty('value', '');
    expect(said('message')).toBe('');
  });

  test('holds what was changed and no more: the rest may be written elsewhere meanwhile', () => {
    const first = render(<Probe onSubmit={nothing} draftKey="probe" />);
    type('name', 'みお');
    expect(kept()).toEqual({ ...nowhere, name: 'みお' });
    fireEvent.click(screen.getByText('break'));
    type('name', '');
    expect(kept()).toEqual({ ...nowhere, prices: ['1', '二'] });
    first.unmount();
  });

  test('stays beside that of another tab, and goes alone', async () => {
    const draft = { prices: ['3', '4'] };
    render(<Probe onSubmit={nothing} draftKey="probe" />);
    localStorage.setItem('tsumugi:draft:probe', JSON.stringify(draft));
    type('name', 'みお');
    expect(kept()).toEqual({ ...draft, name: 'みお' });
    await submit();
    expect(kept()).toEqual({ ...nowhere, ...draft });
  });

  test('of a number that was taken back, or begun, comes back so', () => {
    const written = { capital: null, staff: 12 };
    localStorage.setItem('tsumugi:draft:numbers', JSON.stringify(written));
    expect(
      withDraft<{ capital: number | null; staff: number | null }>('numbers', { capital: 5, staff: null }),
    ).toEqual(written);
  });

  test('of another shape is left out, entry by entry', () => {
    const draft = { name: 'みお', prices: '12', unknown: 1 };
    localStorage.setItem('tsumugi:draft:probe', JSON.stringify(draft));
    render(<Probe onSubmit={nothing} draftKey="probe" />);
    expect(screen.getByLabelText('name')).toHaveProperty('value', 'みお');
  });
});
