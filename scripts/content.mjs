// `npm run content` checks every text under content/: front matter, links, pictures, dates, categories. The server compiles them when it
// starts, by the same code. `npm run content -- new <journal|documents|benefits> <slug>` begins one.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/place.mjs';
import { compile } from '../server/modules/content/texts/compile.ts';

const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
const beginnings = {
  journal: [
    'title: 記事のタイトル',
    'summary: 一覧と検索結果に出る、60〜120字の要約。',
    'category: knowledge',
    `publishedAt: ${today}`,
    'author: つむぎ編集室',
    'authorTitle: none',
    'cover: none',
    'shelf: always',
    'lawAsOf: none',
    'tags: []',
  ],
  documents: [
    'title: 資料のタイトル',
    'summary: 資料のページに出る要約。',
    'audience: company',
    'topic: ordering',
    'minutes: 10',
    'contents: []',
    `publishedAt: ${today}`,
    'lawAsOf: none',
  ],
  benefits: [
    'title: 特典の名前',
    'provider: 提供元',
    'kind: tool',
    'amount: 3か月無料',
    'summary: 特典の要約。',
    'code: CODE',
    'link: none',
    `validUntil: ${today}`,
    'shelf: demo',
  ],
};

const [command, room, slug] = process.argv.slice(2);
if (command === 'new') {
  const fields = beginnings[room];
  const file = inRoot('content', String(room), `${slug}.md`);
  if (!fields || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug ?? '')) {
    console.error('npm run content -- new <journal|documents|benefits> <lower-case-name>');
    process.exitCode = 1;
  } else if (existsSync(file)) {
    console.error(`content/${room}/${slug}.md は既にあります。`);
    process.exitCode = 1;
  } else {
    mkdirSync(inRoot('content', room), { recursive: true });
    writeFileSync(file, `---\n${fields.join('\n')}\n---\n\n## はじめの章\n\n本文。\n`);
    console.log(`content/${room}/${slug}.md`);
  }
} else {
  const { shelf, problems } = compile();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else {
    const { articles, documents, benefits, legal } = shelf;
    console.log(
      `記事${articles.length}本、資料${documents.length}点、特典${benefits.length}件、規約など${legal.length}版`,
    );
  }
}
