// Who may import whom (ARCHITECTURE.md), held by reading the imports of every source file.
//   node scripts/checkBoundaries.mjs [ROOT]
// oxlint holds the circles; this holds the directions, which its patterns cannot express from real paths.
import fs from 'node:fs';
import path from 'node:path';
import { root as repository } from './lib/place.mjs';

const root = path.resolve(process.argv[2] ?? repository);

/**
 * The layers of both programs, and for each the layers its files may import (its own always).
 * The first pattern that fits a file names its layer.
 */
const layers = [
  // The page.
  ['page test', /^src\/(.*\/)?(testing\/|testing\.tsx?$|[^/]+\.test\.tsx?$)/, 'any page layer'],
  [
    'src/main',
    /^src\/[^/]+$/,
    ['src/app', 'src/routes', 'src/features', 'src/relay', 'src/ui', 'src/lib', 'artifacts'],
  ],
  // Staff's pages: a program of their own beside the members'.
  ['src/admin', /^src\/admin\//, ['src/features', 'src/relay', 'src/ui', 'src/lib']],
  ['src/app', /^src\/app\//, ['src/routes', 'src/features', 'src/relay', 'src/ui', 'src/lib', 'artifacts']],
  ['src/routes', /^src\/routes\//, ['src/features', 'src/relay', 'src/ui', 'src/lib', 'artifacts']],
  ['src/features', /^src\/features\//, ['src/relay', 'src/ui', 'src/lib', 'artifacts']],
  ['src/relay', /^src\/relay\//, ['src/lib', 'artifacts']],
  ['src/ui', /^src\/ui\//, ['src/lib']],
  ['src/lib', /^src\/lib\//, []],
  ['artifacts', /^__generated__\//, 'any page layer'],
  // The server.
  [
    'server test',
    /^server\/(.*\/)?(testing\/|testing\.ts$|contract\.ts$|test[A-Z][^/]*\.ts$|[^/]+\.test\.ts$)/,
    'any server layer',
  ],
  ['server/main', /^server\/main\.ts$/, 'any server layer'],
  ['server/config', /^server\/config\.ts$/, ['server/lib']],
  [
    'server/http',
    /^server\/http\//,
    ['server/graphql', 'modules: use case', 'server/db', 'server/lib', 'server/config'],
  ],
  [
    'server/graphql',
    /^server\/graphql\//,
    [
      'modules: schema',
      'modules: use case',
      'modules: fields',
      'server/builder',
      'server/db',
      'server/lib',
      'server/config',
    ],
  ],
  [
    'modules: sql',
    /^server\/modules\/(?:[^/]+\/)+([a-zA-Z]*[sS]ql)\.ts$/,
    ['modules: fields', 'server/db', 'server/lib'],
  ],
  // A table of what is written about something: rows, rules and the schema are made from it.
  ['modules: fields', /^server\/modules\/(?:[^/]+\/)+(?:[a-z][a-zA-Z]*F|f)ields\.ts$/, ['server/lib']],
  [
    'modules: schema',
    // `userType.ts`: a type apart from its module's fields, for other modules to build on.
    /^server\/modules\/(?:[^/]+\/)+([a-zA-Z]*[sS]chema|[a-z][a-zA-Z]*Type)\.ts$/,
    ['modules: use case', 'modules: fields', 'server/builder', 'server/lib'],
  ],
  ['modules: use case', /^server\/modules\//, ['modules: sql', 'modules: fields', 'server/db', 'server/lib']],
  [
    'server/adapters',
    /^server\/adapters\//,
    ['modules: use case', 'server/db', 'server/lib', 'server/config'],
  ],
  ['server/builder', /^server\/builder\//, ['server/lib']],
  ['server/db', /^server\/db\//, ['server/lib']],
  ['server/lib', /^server\/lib\//, ['server/db']],
];

/** Pieces of SQL that every module's statements may be made of: who may see whom and what, and the columns of a picture. */
const sharedSql = /^server\/modules\/(viewer\/[a-zA-Z]*Sql|media\/sql)\.ts$/;

/** Imports of types alone that are let through beside the table: they are gone when the program runs. */
const typesOnly = [
  ['modules: schema', 'modules: sql', 'an object type is backed by the row it shows'],
  ['modules: schema', 'server/db', 'the same'],
  [
    'server/lib',
    'modules: use case',
    'services.ts lists the ports that modules own',
    /^server\/lib\/request\/services\.ts$/,
  ],
  [
    'server/lib',
    'server/config',
    'services.ts carries the configuration',
    /^server\/lib\/request\/services\.ts$/,
  ],
  ['server/http', 'modules: sql', 'rows that are written out as they are'],
];

/**
 * Folders whose rooms stand in an order: each may import those before it, types included. A new room is put where its imports allow.
 */
const orders = new Map([
  [
    'src/features',
    [
      'page',
      'people',
      'terms',
      'texts',
      'own-page',
      'session',
      'reports',
      'bookmarks',
      'feeds',
      'notices',
      'onboarding',
      'lists',
      'follows',
      'products',
      'creators',
      'journal',
      'legal',
      'contact',
      'benefits',
      'documents',
      'business',
      'jobs',
      'companies',
      'accounts',
      'settings',
      'me',
      'sign-up',
      'top',
      'discover',
      'search',
      'chat',
      'offers',
      'engagements',
      'analytics',
      'recommend',
      'projects',
      'dev-ui',
    ],
  ],
  [
    'server/modules',
    [
      'taxonomy',
      'media',
      'builds',
      'documents',
      'mail',
      'notices',
      'rooms',
      'accounts',
      'staff',
      'viewer',
      'creators',
      'companies',
      'me',
      'products',
      'follows',
      'jobs',
      'reports',
      'chat',
      'offers',
      'engagements',
      'analytics',
      'notifications',
      'search',
      'recommend',
      'content',
      'onboarding',
      'personal-data',
      'operators',
      'demo',
    ],
  ],
]);

/** What is wrong with an import from one room into another of a folder that has an order. */
const outOfOrder = (file, target) => {
  for (const [folder, order] of orders) {
    if (!file.startsWith(`${folder}/`) || !target.startsWith(`${folder}/`)) continue;
    const [from, to] = [file, target].map((one) => one.slice(folder.length + 1).split('/')[0]);
    const unknown = [from, to].find((room) => !order.includes(room));
    if (unknown)
      return `${folder}/${unknown} has no place in the order of ${folder} yet (checkBoundaries.mjs)`;
    if (order.indexOf(to) > order.indexOf(from))
      return `${from} stands before ${to} in the order of ${folder} (${target})`;
  }
  return undefined;
};

const sources = (folder) => {
  const absolute = path.join(root, folder);
  if (!fs.existsSync(absolute)) return [];
  return fs
    .readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) =>
      path
        .relative(root, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .filter((file) => !file.includes('/__generated__/'))
    .sort();
};

const layerOf = (file) => layers.find(([, pattern]) => pattern.test(file));

/** Every import and re-export of a file, with what it names and whether it is of types alone. */
const importsOf = (text) => {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const found = [];
  const statement = /^\s*(import|export)\s+(type\s+)?([^;'"`]*?\sfrom\s+)?['"]([^'"\n]+)['"]/gm;
  for (const [, word, type, names, from] of code.matchAll(statement)) {
    if (word === 'export' && !names) continue;
    const listed = /^\{([^}]*)\}/.exec((names ?? '').trim())?.[1];
    const everyNameIsType =
      Boolean(listed?.trim()) && listed.split(',').every((one) => !one.trim() || /^\s*type\s/.test(one));
    found.push({
      from,
      word,
      star: word === 'export' && (names ?? '').startsWith('*'),
      type: Boolean(type) || everyNameIsType,
    });
  }
  for (const [, from] of code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g))
    found.push({ from, word: 'import()', type: false });
  return found;
};

const moduleOf = (file) => /^server\/modules\/([^/]+)\//.exec(file)?.[1];

/** A module's SQL is made of its own and of what is shared, not of another module's. */
const takesForeignSql = (file, target) => {
  const sql = /[sS]ql\.ts$/;
  const isGathered = moduleOf(file) === 'personal-data' && target.endsWith('/personalDataSql.ts');
  const isForeign = sql.test(file) && sql.test(target) && moduleOf(file) !== moduleOf(target);
  return isForeign && !isGathered && !sharedSql.test(target);
};

/** Tables that every module reads, and the one module that writes each. */
const writers = new Map([['users', 'accounts']]);

const writesForeignTable = (file, text) => {
  if (layerOf(file)?.[0] === 'server test' || moduleOf(file) === 'demo') return undefined;
  const written = [...text.matchAll(/\.(?:insertInto|updateTable|deleteFrom)\('([a-z_]+)/g)].map(
    ([, table]) => table,
  );
  return written.find((table) => writers.has(table) && moduleOf(file) !== writers.get(table));
};

const problems = [];

const judge = (file, { from, type }) => {
  if (!from.startsWith('.')) return judgePackage(file, from);
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), from.replace(/\?.*$/, '')));
  if (target.startsWith('..')) return `${from} lies outside of the repository`;
  const [name, , may] = layerOf(file) ?? [];
  if (!name) return undefined;
  const page = file.startsWith('src/');
  if (page && /^(server|scripts|e2e|bench|demo)\//.test(target)) return `the page must not import ${target}`;
  if (!page && /^(src|__generated__|e2e|bench)\//.test(target)) return `the server must not import ${target}`;
  const aim = layerOf(target);
  if (!aim) return undefined;
  const [aimName] = aim;
  if (aimName === 'page test' || aimName === 'server test') {
    return name === aimName ? undefined : `${name} must not import what is made for tests (${target})`;
  }
  if (typeof may === 'string') return undefined;
  const misplaced = outOfOrder(file, target);
  if (misplaced) return misplaced;
  if (takesForeignSql(file, target)) return `SQL of another module: only what is shared is (${target})`;
  if (aimName === 'modules: sql' && name === 'modules: use case' && moduleOf(target) !== moduleOf(file)) {
    return type ? undefined : `another module is used through its use cases, not its SQL (${target})`;
  }
  if (aimName === name || may.includes(aimName)) return undefined;
  const letThrough = typesOnly.some(
    ([who, whom, , which]) => type && who === name && whom === aimName && (!which || which.test(file)),
  );
  return letThrough ? undefined : `${name} must not import ${aimName} (${target})`;
};

const judgePackage = (file, from) => {
  if (/^src\/(ui|lib)\//.test(file) && /^(react-relay|relay-runtime)(\/|$)/.test(from))
    return `ui and lib know no Relay (${from})`;
  if (file.startsWith('src/') && !/\.test\.tsx?$/.test(file) && from.startsWith('node:'))
    return `the page has no ${from}`;
  return undefined;
};

for (const file of [...sources('src'), ...sources('server')]) {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  if (/\/index\.tsx?$/.test(file)) problems.push([file, 'no barrels: name the file after what it holds']);
  for (const one of importsOf(text)) {
    if (one.star) problems.push([file, `no barrels: export * from '${one.from}'`]);
    const problem = judge(file, one);
    if (problem) problems.push([file, problem]);
  }
  if (
    file.startsWith('src/') &&
    file !== 'src/relay/useQuery.ts' &&
    !/\.test\.tsx?$/.test(file) &&
    /\buseLazyLoadQuery\b/.test(text) &&
    !text.includes("fetchPolicy: 'store-only'")
  )
    problems.push([
      file,
      'useQuery of src/relay/useQuery.ts: what failed by useLazyLoadQuery is never asked for again',
    ]);
  const foreign = file.startsWith('server/') ? writesForeignTable(file, text) : undefined;
  if (foreign) problems.push([file, `only ${writers.get(foreign)} writes the table ${foreign}`]);
  const readsEnvironment = /\bprocess\.env\b/.test(text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));
  const mayRead = file === 'server/config.ts' || layerOf(file)?.[0] === 'server test';
  if (file.startsWith('server/') && readsEnvironment && !mayRead) {
    problems.push([file, 'server/config.ts is the only reader of process.env']);
  }
}

for (const [file, problem] of problems) console.log(`${file}: ${problem}`);
if (problems.length > 0)
  console.log(`${problems.length} imports go the wrong way: see "Who may import whom" in ARCHITECTURE.md`);
process.exitCode = problems.length > 0 ? 1 : 0;
