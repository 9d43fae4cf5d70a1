import { enqueueAll } from '../../lib/outbox/outbox.ts';
import type { Services } from '../../lib/request/services.ts';
import { mailSent } from '../mail/mails.ts';
import type { MailRequest, Sender } from '../mail/mails.ts';
import { noticePushed } from '../notices/notices.ts';
import { senderOf } from './digest/digest.ts';
import * as sql from './platformMailSql.ts';
import type { DueWord } from './platformMailSql.ts';

const readersAtOnce = 500;

function letterTo(
  services: Pick<Services, 'config'>,
  word: DueWord,
  sender: Sender,
  to: string,
): MailRequest {
  const url = new URL(word.link ?? '/notifications?tab=house', services.config.publicOrigin).href;
  return { template: 'platformNotice', to, data: { content: word.content, url, sender } };
}

/**
 * Mails due announcements, in short transactions of some hundreds that store their progress: each reader gets
 * one mail whatever happens. Advertising needs consent.
 */
export async function sendPlatformMails(
  services: Pick<Services, 'clock' | 'config' | 'db' | 'newId'>,
): Promise<void> {
  const now = services.clock.now();
  const sender = senderOf(services.config);
  let found: boolean;
  do {
    found = await services.db.transaction().execute(async (trx) => {
      const word = await sql.takeWord(trx, now);
      if (!word) return false;
      const advertises = word.actionType === 'CAMPAIGN' || word.actionType === 'NEW_FEATURE';
      const readers =
        advertises && sender === null ? [] : await sql.nextReaders(trx, word, advertises, readersAtOnce);
      const concern = { kind: 'PLATFORM', noticeId: word.id };
      const letters = readers.map((reader) => ({
        ...reader,
        letter: letterTo(services, word, advertises ? sender : null, reader.email),
      }));
      await enqueueAll(
        trx,
        services,
        mailSent,
        letters
          .filter(({ isMailed }) => isMailed)
          .map(({ userId, letter }) => ({ ...letter, concern: { ...concern, userId } })),
      );
      await enqueueAll(
        trx,
        services,
        noticePushed,
        letters.flatMap(({ devices, letter, userId }) =>
          devices.map((deviceId) => ({ deviceId, concern: { ...concern, userId }, letter })),
        ),
      );
      await sql.noteSent(trx, word.id, {
        upTo: readers.at(-1)?.userId ?? word.mailedUpTo,
        sentAt: readers.length < readersAtOnce ? now : null,
      });
      return true;
    });
  } while (found);
}
