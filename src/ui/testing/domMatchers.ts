import { expect } from 'vitest';

interface DomMatchers<R> {
  toHaveAttribute: (name: string, value?: string) => R;
  toHaveFocus: () => R;
  toBeChecked: () => R;
  toBePartiallyChecked: () => R;
  toBeInTheDocument: () => R;
  toBeDisabled: () => R;
  toBeRequired: () => R;
  toBeInvalid: () => R;
  toBeEmptyDOMElement: () => R;
  toContainElement: (element: Element | null) => R;
  toHaveAccessibleDescription: (text: string) => R;
  /** A string is looked for in it, white space folded. */
  toHaveTextContent: (text: string | RegExp) => R;
  toHaveValue: (value: string) => R;
}

declare module 'vitest' {
  // The parameters must be written as Vitest writes them.
  // oxlint-disable-next-line no-unused-vars
  interface Matchers<
    R extends void | Promise<void> = void | Promise<void>,
    T = unknown,
  > extends DomMatchers<R> {}
}

interface Result {
  readonly pass: boolean;
  readonly message: () => string;
}

function element(received: unknown): Element {
  if (received instanceof Element) return received;
  throw new TypeError(`not an element: ${String(received)}`);
}

function result(received: unknown, pass: boolean, what: string, found?: string | null): Result {
  const shown = received instanceof Element ? received.cloneNode(false) : null;
  const tag = shown instanceof Element ? shown.outerHTML : String(received);
  return {
    pass,
    message: () => `${tag}\n${pass ? 'should not' : 'should'} ${what}; found: ${found ?? 'nothing'}`,
  };
}

function text(node: Element): string {
  return (node.textContent ?? '').replaceAll(/[ \n\t]+/g, ' ').trim();
}

function description(node: Element): string {
  return (node.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`))
    .filter((each) => each !== null)
    .map(text)
    .join(' ');
}

expect.extend({
  toHaveAttribute(received: unknown, name: string, value?: string) {
    const found = element(received).getAttribute(name);
    const pass = value === undefined ? found !== null : found === value;
    return result(received, pass, `have ${name}=${value ?? 'anything'}`, found);
  },
  toHaveFocus(received: unknown) {
    return result(
      received,
      element(received) === document.activeElement,
      'have the focus',
      document.activeElement?.outerHTML,
    );
  },
  toBeChecked(received: unknown) {
    return result(received, element(received).matches(':checked, [aria-checked=true]'), 'be checked');
  },
  toBePartiallyChecked(received: unknown) {
    const node = element(received);
    return result(received, node instanceof HTMLInputElement && node.indeterminate, 'be checked in part');
  },
  toBeInTheDocument(received: unknown) {
    return result(received, received instanceof Element && received.isConnected, 'be in the document');
  },
  toBeDisabled(received: unknown) {
    return result(received, element(received).matches(':disabled'), 'be disabled');
  },
  toBeRequired(received: unknown) {
    return result(received, element(received).matches(':required, [aria-required=true]'), 'be required');
  },
  toBeInvalid(received: unknown) {
    return result(received, element(received).getAttribute('aria-invalid') === 'true', 'be invalid');
  },
  toBeEmptyDOMElement(received: unknown) {
    return result(received, element(received).innerHTML === '', 'be empty', element(received).innerHTML);
  },
  toContainElement(received: unknown, inner: Element | null) {
    return result(
      received,
      inner !== null && element(received).contains(inner),
      'contain the element',
      inner?.outerHTML,
    );
  },
  toHaveAccessibleDescription(received: unknown, wanted: string) {
    const found = description(element(received));
    return result(received, found === wanted, `be described as ${wanted}`, found);
  },
  toHaveTextContent(received: unknown, wanted: string | RegExp) {
    const found = text(element(received));
    const pass = typeof wanted === 'string' ? found.includes(wanted) : wanted.test(found);
    return result(received, pass, `say ${String(wanted)}`, found);
  },
  toHaveValue(received: unknown, wanted: string) {
    const node = element(received);
    const found = node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? node.value : null;
    return result(received, found === wanted, `have the value ${wanted}`, found);
  },
});

export { expect };
