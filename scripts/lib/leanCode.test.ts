import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { leanCode } from './leanCode.ts';

const require = createRequire(import.meta.url);
const runtime = join(dirname(require.resolve('relay-runtime/package.json')), 'lib');
const hooks = join(dirname(require.resolve('react-relay/package.json')), 'lib/relay-hooks');

const folders = ['mutations', 'network', 'query', 'store', 'subscription', 'util'].map((name) =>
  join(runtime, name),
);
const modules = [...folders, hooks].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

const squeezed = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();
const without = (code: string, ...words: readonly string[]): string =>
  squeezed(leanCode(code, (word) => words.includes(word)));

/** Every name that the code declares, and every name that it reads or writes. */
function namesOf(code: string): { declared: ReadonlySet<string>; used: ReadonlySet<string> } {
  const declared = new Set<string>();
  const used = new Set<string>();
  const notNames = new Set<number>();
  const declare = (pattern: { readonly type: string; readonly name?: unknown } | null): void => {
    if (typeof pattern?.name === 'string') declared.add(pattern.name);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(declare),
    FunctionExpression: ({ id, params }) => [id, ...params].forEach(declare),
    CatchClause: ({ param }) => declare(param),
    MemberExpression: ({ computed, property }) => {
      if (!computed) notNames.add(property.start);
    },
    Property: ({ key }) => {
      notNames.add(key.start);
    },
    Identifier: ({ name, start }) => {
      if (!notNames.has(start)) used.add(name);
    },
  }).visit(parseSync('relay.js', code, { sourceType: 'script' }).program);
  return { declared, used };
}

describe('leanCode', () => {
  it('leaves out the case of a kind that no document has', () => {
    const code = `switch (a.kind) { case 'Defer': one(); break; case 'Condition': two(); break; default: three(); }`;
    expect(without(code, 'Defer')).toBe(
      `switch (a.kind) { case 'Condition': two(); break; default: three(); }`,
    );
    expect(without(code)).toBe(code);
  });

  it('keeps what another case runs into', () => {
    expect(without(`switch (a.kind) { case 'Condition': case 'Defer': one(); break; }`, 'Defer')).toBe(
      `switch (a.kind) { case 'Condition': one(); break; }`,
    );
    expect(without(`switch (a.kind) { case 'Defer': case 'Condition': one(); }`, 'Defer')).toBe(
      `switch (a.kind) { case 'Condition': one(); }`,
    );
  });

  it('knows how a comparison with such a kind ends', () => {
    expect(without(`f(a.kind === 'Stream', a.kind !== 'Stream', a.kind === 'Condition')`, 'Stream')).toBe(
      `f(false, true, a.kind === 'Condition')`,
    );
    // What Relay names by itself is no kind of a document's.
    expect(without(`f(a.kind === 'PluralReaderSelector')`, 'PluralReaderSelector')).toBe(
      `f(a.kind === 'PluralReaderSelector')`,
    );
  });

  it('leaves out the methods that only such a case called', () => {
    const code = `switch (a.kind) { case 'Defer': this._one(); } _p._one = function _one() { this._two(); }; _p._two = function _two() {}; _p.three = function three() {};`;
    expect(without(code, 'Defer')).toBe(`switch (a.kind) { } _p.three = function three() {};`);
  });

  it('reads as unset what only a directive sets, where it is read', () => {
    expect(without(`this.catchTo = a; if (this.catchTo) b();`, 'catchTo')).toBe(
      `this.catchTo = a; if (void 0) b();`,
    );
  });

  it('keeps every line where it was', () => {
    const code = `switch (a.kind) {\n  case 'Defer':\n    one();\n    break;\n  default:\n    two();\n}`;
    const lines = leanCode(code, (word) => word === 'Defer').split('\n');
    expect(lines).toHaveLength(7);
    expect(lines[5]).toBe('    two();');
  });

  it('takes no declaration of Relay’s away that is still used', () => {
    expect(modules.length).toBeGreaterThan(100);
    const kept = new Set(['Condition', 'InlineFragment', 'LinkedField', 'ScalarField', 'Variable']);
    const changed = modules.filter((code) => {
      const lean = leanCode(code, (word) => !kept.has(word));
      const [before, after] = [namesOf(code), namesOf(lean)];
      const lost = [...after.used].filter((name) => before.declared.has(name) && !after.declared.has(name));
      expect(lost).toEqual([]);
      return lean !== code;
    });
    expect(changed.length).toBeGreaterThan(5);
  });
});
