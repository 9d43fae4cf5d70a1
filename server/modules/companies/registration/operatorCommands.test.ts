import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { shortIdOf } from './leads.ts';
import { runOperatorCommand } from '../../operators/commands.ts';
import { call, lead } from '../testing.ts';
import { columns } from '../../../lib/text/textColumns.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const run = (line: string) => runOperatorCommand(api.services, line.split(' ').filter(Boolean));
const leadId = async (email: string) => {
  const row = await api.services.db
    .selectFrom('leads')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return shortIdOf(row.id);
};

describe('the operators’ commands', () => {
  test('say what there is, and how to use it', async () => {
    expect(await run('')).toMatchObject({
      code: 0,
      lines: expect.arrayContaining(['使い方: npm run ops -- コマンド']),
    });
    for (const wrong of [
      'x',
      'leads',
      'leads x',
      'leads list --al',
      'leads accept',
      'leads decline',
      'company',
    ])
      expect(await run(wrong)).toMatchObject({ code: 2 });
    for (const wrong of ['--x', '--company', '--new 1', '--company 12345678 more'])
      expect(await run(`leads accept 12345678 ${wrong}`)).toMatchObject({ code: 2 });
  });

  test('list, accept and decline leads by their short numbers', async () => {
    expect(await run('leads list')).toEqual({ code: 0, lines: ['新しいお申し込みはありません。'] });
    await call(api, 'lead', { input: lead });
    await call(api, 'lead', { input: { ...lead, email: 'b@example.jp', companyName: '株式会社別' } });
    const [first, second] = [await leadId(lead.email), await leadId('b@example.jp')];

    const listed = await run('leads list');
    expect(listed.lines.join('\n')).toMatch(
      new RegExp(
        `${first} +新規 +2026/04/01 18:00 +株式会社灯台舎 +早瀬 みお +${lead.email} +09012345678 +すぐに依頼したい`,
        'u',
      ),
    );
    expect(listed.lines).toContain(`${first} の利用目的: 採用サイトの設計をお願いしたいです。`);

    const accepted = await run(`leads accept ${first}`);
    expect(accepted.code).toBe(0);
    expect(accepted.lines[0]).toMatch(
      /^株式会社灯台舎\(番号 [0-9a-f]{8}\)を作成し、mio@todaisha\.example に招待を送りました。$/u,
    );
    expect(accepted.lines[1]).toBe('招待の期限: 2026/04/08 18:00');
    expect(accepted.lines[2]).toContain('/dev/mailbox');
    expect(await run(`leads decline ${second}`)).toEqual({
      code: 0,
      lines: ['株式会社別 のお申し込みを見送りにしました。メールは送っていません。'],
    });
    expect(await run(`leads accept ${second}`)).toEqual({
      code: 1,
      lines: ['このお申し込みは見送り済みです。'],
    });
    expect(await run('leads accept 99999999')).toMatchObject({ code: 1 });
    expect(await run('leads list')).toEqual({ code: 0, lines: ['新しいお申し込みはありません。'] });
    expect((await run('leads list --all')).lines.join('\n')).toMatch(
      /見送り[\s\S]*承認済み|承認済み[\s\S]*見送り/u,
    );
  });

  test('let a lead join a company that is here already', async () => {
    await call(api, 'lead', { input: { ...lead, email: 'c@example.jp', companyName: '灯台舎' } });
    const id = await leadId('c@example.jp');
    const asked = await run(`leads accept ${id}`);
    expect(asked.code).toBe(1);
    const number = /[0-9a-f]{8}/u.exec(asked.lines[1] ?? '')?.[0] ?? '';
    expect(await run(`leads accept ${id} --company 0000000000`)).toMatchObject({ code: 1 });
    const joined = await run(`leads accept ${id} --company ${number}`);
    expect(joined.lines[0]).toBe(`株式会社灯台舎(番号 ${number})への招待を c@example.jp に送りました。`);
    const listed = await run('company list');
    expect(listed.lines.join('\n')).toMatch(
      new RegExp(`${number} +株式会社灯台舎 +0人 +2026/04/01 18:00 +利用中`, 'u'),
    );
  });
});

test('columns stand below each other, and nothing in a name moves the cursor', () => {
  expect(
    columns([
      ['番号', '名'],
      ['1', 'あ\u001B[31mい\n'],
    ]),
  ).toEqual(['番号  名', '1     あ[31mい']);
});
