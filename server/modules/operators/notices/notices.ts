import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import type { Services } from '../../../lib/request/services.ts';
import * as sql from './noticesSql.ts';
import type { HouseNotice, NoticeWords } from './noticesSql.ts';

type Needs = Acting & Pick<Services, 'clock' | 'db' | 'newId'>;

const most = 100;
const contentMost = 2000;
const linkMost = 500;
const farthestMs = 366 * 86_400_000;

export function latestNotices({ db }: Pick<Services, 'db'>): Promise<HouseNotice[]> {
  return sql.latest(db, most);
}

export async function noticeById({ db }: Pick<Services, 'db'>, id: string): Promise<HouseNotice | null> {
  return (await sql.byId(db, id)) ?? null;
}

export function readsOf({ db }: Pick<Services, 'db'>, id: string): Promise<number> {
  return sql.reads(db, id);
}

export interface NoticeTyped {
  readonly actionType: NoticeWords['actionType'];
  readonly audience: NoticeWords['audience'];
  readonly content: string;
  readonly link?: string | null | undefined;
  /** At once where there is none. */
  readonly publishAt?: Date | null | undefined;
}

function wordsOf({ clock }: Needs, typed: NoticeTyped): NoticeWords {
  const now = clock.now();
  const inputs = new Inputs();
  const content = inputs.requiredLines('content', '本文', typed.content, contentMost);
  const link = inputs.line('link', 'リンク先', typed.link, linkMost) || null;
  if (link !== null && !/^(?:\/(?!\/)|https:\/\/)\S*$/u.test(link))
    inputs.wrong('link', 'リンク先は、/で始まる場所かhttps://で始まるURLを入力してください。');
  const publishAt = typed.publishAt ?? now;
  if (typed.publishAt && publishAt <= now)
    inputs.wrong('publishAt', '公開する日時は、これからの日時を指定してください。');
  if (publishAt.getTime() - now.getTime() > farthestMs)
    inputs.wrong('publishAt', '公開する日時は、1年以内で指定してください。');
  inputs.finish();
  return { actionType: typed.actionType, audience: typed.audience, content, link, publishAt };
}

const told = ({ actionType, audience, content, link, publishAt }: NoticeWords) => ({
  actionType,
  audience,
  content,
  link,
  publishAt: publishAt.toISOString(),
});

const published = () =>
  new DomainError('DraftConflictError', 'このお知らせは、すでに公開されたか取り消されています。');

/** What the house tells members: from its moment on, in the app, by mail and by push as each of them chose. */
export async function writeNotice(services: Needs, typed: NoticeTyped): Promise<string> {
  const words = wordsOf(services, typed);
  const id = services.newId();
  await services.db.transaction().execute(async (trx) => {
    const by = { staffId: services.actor?.staffId ?? null, now: services.clock.now() };
    await sql.insert(trx, id, words, by);
    await audit(trx, services, {
      action: 'notice.write',
      subjectKind: 'NOTICE',
      subjectId: id,
      detail: told(words),
    });
  });
  return id;
}

/** One that waits for its moment; what members may have read already stands. */
export async function changeNotice(services: Needs, id: string, typed: NoticeTyped): Promise<void> {
  const words = wordsOf(services, typed);
  await services.db.transaction().execute(async (trx) => {
    const before = await sql.holdUnpublished(trx, id, services.clock.now());
    if (!before) throw published();
    await sql.change(trx, id, words);
    await audit(trx, services, {
      action: 'notice.change',
      subjectKind: 'NOTICE',
      subjectId: id,
      detail: { before: told(before), after: told(words) },
    });
  });
}

export async function dropNotice(services: Needs, id: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const before = await sql.holdUnpublished(trx, id, services.clock.now());
    if (!before) throw published();
    await sql.remove(trx, id);
    await audit(trx, services, {
      action: 'notice.drop',
      subjectKind: 'NOTICE',
      subjectId: id,
      detail: told(before),
    });
  });
}
