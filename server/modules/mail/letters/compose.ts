import type { CalendarPart } from '../mailer.ts';
import type { MailRequest } from '../mails.ts';
import { appointment } from './appointment.ts';
import { html } from './html.ts';
import { note } from './letter.ts';
import type { House } from './letter.ts';
import { letterOf } from './letterOf.ts';
import { plainText } from './plainText.ts';

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  readonly calendar?: CalendarPart;
  readonly unsubscribeUrl?: string;
}

/** A letter as HTML and text, with an appointment if there is one. */
export async function composeMail(
  mail: MailRequest,
  house: House,
  unsubscribeUrl?: string,
): Promise<ComposedMail> {
  const written = letterOf(mail, house);
  const letter =
    unsubscribeUrl === undefined
      ? written
      : {
          ...written,
          blocks: [...written.blocks, note(`この種類のメールの配信を停止する\n${unsubscribeUrl}`)],
        };
  const calendar = mail.template === 'interview' ? appointment(mail, house) : undefined;
  return {
    subject: letter.subject,
    text: plainText(letter, house),
    html: await html(letter, house),
    ...(letter.replyTo !== undefined && { replyTo: letter.replyTo }),
    ...(calendar !== undefined && { calendar }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
}
