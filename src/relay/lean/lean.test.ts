import * as lean from 'relay-runtime';
import { describe, expect, it } from 'vitest';

const modules = import.meta.glob<string>('/node_modules/react-relay/lib/**/*.js', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const documents = import.meta.glob<string>('/__generated__/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ownHooks = import.meta.glob<string>('./reactRelayHooks.js', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The hooks in use and all that they require of each other. */
function inUse(): readonly string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    const source = modules[file];
    if (source === undefined) throw new Error(`react-relay has no ${file}`);
    if (found.has(file)) return;
    found.add(file);
    for (const [, path = ''] of source.matchAll(/require\(["'](\.[^"']+)["']\)/g)) {
      follow(new URL(`${path}.js`, `http://here${file}`).pathname);
    }
  };
  for (const source of Object.values(ownHooks)) {
    for (const [, name] of source.matchAll(/'react-relay\/(lib\/[^']+)'/g)) {
      follow(`/node_modules/react-relay/${name}.js`);
    }
  }
  return [...found].map((file) => modules[file] ?? '');
}

/** What a module of react-relay takes from `relay-runtime`, `__internal.` before what it takes from there. */
function takenFrom(source: string): readonly string[] {
  const [, runtime] = /(\w+) = require\(["']relay-runtime["']\)/.exec(source) ?? [];
  if (runtime === undefined) return [];
  const taken = [...source.matchAll(new RegExp(`\\b${runtime}\\.(\\w+(?:\\.\\w+)?)`, 'g'))].map(
    ([, name]) => name,
  );
  const internal = [...source.matchAll(new RegExp(`\\b${runtime}\\$__internal\\.(\\w+)`, 'g'))].map(
    ([, name]) => `__internal.${name}`,
  );
  return [...taken, ...internal].filter((name) => name !== undefined);
}

describe('what is left of Relay in the build', () => {
  it('has all that react-relay asks for', () => {
    const asked = new Set(inUse().flatMap(takenFrom));
    expect(asked).toContain('isPromise');
    expect(asked).toContain('__internal.fetchQuery');
    const given = new Set(
      Object.entries(lean).flatMap(([name, value]) =>
        name === '__internal' ? [name, ...Object.keys(value).map((member) => `${name}.${member}`)] : name,
      ),
    );
    const missing = [...asked].filter(
      (path) => !given.has(path) && !given.has(path.replace(/^([a-zA-Z]+)\..*/, '$1')),
    );
    expect(missing).toEqual([]);
  });

  it('is enough for every compiled document', () => {
    expect(Object.keys(documents).length).toBeGreaterThan(300);
    const beyond = Object.entries(documents).filter(([, text]) =>
      /"kind": "(?:Relay\w*Resolver|ClientEdge\w*|UpdatableQuery|Connection)"|"updatable"|"handle": "(?!deleteRecord")/.test(
        text,
      ),
    );
    expect(beyond.map(([file]) => file)).toEqual([]);
  });
});
