// Relay comes as CommonJS, which no bundler shakes: what this page never uses would be a fifth of its code.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { leanCode } from './leanCode.ts';

const require = createRequire(import.meta.url);
const flags = v.parse(v.record(v.string(), v.unknown()), require('relay-runtime/lib/util/RelayFeatureFlags'));

const standIn = (file: string): string =>
  fileURLToPath(new URL(`../../src/relay/lean/${file}`, import.meta.url));

/** What stands for what. `src/relay/lean/lean.test.ts` sees to it that no compiled document needs one of them. */
const standIns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // Client resolvers.
    'relay-runtime/lib/store/live-resolvers/LiveResolverCache': 'noLiveResolvers.js',
    // `@connection` and its edges; `src/relay/environment.ts` has the handler that is in use.
    'relay-runtime/lib/handlers/RelayDefaultHandlerProvider': 'absent.cjs',
    // A mutation's `configs`.
    'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig': 'absent.cjs',
    // `@updatable`.
    'relay-runtime/lib/mutations/readUpdatableFragment': 'absent.cjs',
    'relay-runtime/lib/mutations/readUpdatableQuery': 'absent.cjs',
    // The fragment hook without ENABLE_ACTIVITY_COMPATIBILITY.
    'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT': 'absent.cjs',
    // Its flags, each of which is a constant in the build.
    'relay-runtime/lib/util/RelayFeatureFlags': 'absent.cjs',
    // What Babel made of syntax that every browser knows.
    '@babel/runtime/helpers/createForOfIteratorHelper': 'forOf.cjs',
    '@babel/runtime/helpers/objectSpread2': 'spread.cjs',
    '@babel/runtime/helpers/toConsumableArray': 'toArray.cjs',
  }).map(([module, file]) => [require.resolve(module), standIn(file)]),
);

const ownIndex = standIn('relayRuntime.js');
const ofRelay = /node_modules\/(?:relay-runtime|react-relay)\//;

const artifacts = new URL('../../__generated__/', import.meta.url);

/** Whether no compiled document has this word, in quotes as its artifact has every kind, name and key. */
function absence(): (word: string) => boolean {
  const documents = readdirSync(artifacts).map((file) => readFileSync(new URL(file, artifacts), 'utf8'));
  const known = new Map<string, boolean>();
  return (word) => {
    const absent = known.get(word) ?? documents.every((text) => !text.includes(`"${word}"`));
    known.set(word, absent);
    return absent;
  };
}

/**
 * A Vite plugin for the build: leaves those parts out, and what no compiled document needs, and makes constants of feature flags, which
 * nobody here sets.
 */
export function leanRelay(): Plugin {
  const met = new Set<string>();
  let isAbsent: (word: string) => boolean = () => false;
  return {
    name: 'lean-relay',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      isAbsent = absence();
    },
    resolveId: {
      filter: { id: /^(?:\.{1,2}\/|@babel\/runtime\/|relay-runtime\/lib\/util\/)/ },
      async handler(source, importer, options) {
        if (!ofRelay.test(importer ?? '') && importer !== ownIndex) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        const other = standIns.get(found?.id ?? '');
        if (found === null || other === undefined) return null;
        met.add(found.id);
        return other;
      },
    },
    transform: {
      filter: { id: ofRelay },
      handler: (code) => {
        const constant = code.replaceAll(/\b(?:\w+\.)?RelayFeatureFlags\.([A-Z_]+)/g, (text, flag: string) =>
          flag in flags ? JSON.stringify(flags[flag]) : text,
        );
        const lean = leanCode(constant, isAbsent);
        return lean === code ? null : { code: lean, map: null };
      },
    },
    buildEnd(error) {
      if (error !== undefined) return;
      for (const module of standIns.keys()) {
        if (!met.has(module))
          this.error(`leanRelay.ts: Relay has no ${module} any more, or does not ask for it.`);
      }
    },
  };
}
