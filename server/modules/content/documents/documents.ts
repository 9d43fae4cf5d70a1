import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { signedAddress } from '../../../lib/mediaAddress.ts';
import { networkOf } from '../../../lib/process/network.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { Services } from '../../../lib/request/services.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { hashToken, newToken } from '../../accounts/credentials/oneTimeTokens.ts';
import { asEmail } from '../../accounts/users/emails.ts';
import { mail } from '../../mail/mails.ts';
import { placeOfText } from '../texts/previews.ts';
import { shelfOf, wholeShelf } from '../texts/shelf.ts';
import type { Document } from '../texts/shapes.ts';
import * as sql from './documentsSql.ts';

const hour = 3_600_000;
const openMs = 30 * 24 * hour;
const networkLimit = { name: 'document-network', hits: 40, windowMs: hour };

export async function documents(context: Context): Promise<readonly Document[]> {
  return (await shelfOf(context)).documents;
}

/** By its slug, or ahead of its day by the address of a preview. */
export async function documentBySlug(context: Context, asked: string): Promise<Document | null> {
  const { shelf, slug } = await placeOfText(context, 'document', asked);
  return shelf.documents.find((document) => document.slug === slug) ?? null;
}

export interface RequestInput {
  readonly slug: string;
  readonly companyName?: string | null | undefined;
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
  readonly phoneNumber?: string | null | undefined;
}

/** Answers the token that opens the document for thirty days, and mails it. */
export async function requestDocument(context: Context, input: RequestInput): Promise<string> {
  const { services, request, viewer } = context;
  await hit(services, networkLimit, networkOf(request.ip));
  const inputs = new Inputs();
  const document = (await documents(context)).find(({ slug }) => slug === input.slug);
  if (!document) inputs.wrong('slug', 'この資料は公開を終了しました。');
  const email = asEmail(input.email);
  if (email === undefined)
    inputs.wrong('email', 'メールアドレスの形式を確認してください(例：name@example.com)。');
  const person = {
    companyName: inputs.line('companyName', '会社名', input.companyName, 100),
    lastName: inputs.requiredLine('lastName', '姓', input.lastName, 50),
    firstName: inputs.requiredLine('firstName', '名', input.firstName, 50),
    email: email ?? '',
    phoneNumber: inputs.phone('phoneNumber', input.phoneNumber),
  };
  inputs.finish();
  const title = document?.title ?? '';
  const token = newToken();
  const now = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    await sql.insertRequest(trx, {
      ...person,
      id: services.newId(),
      slug: input.slug,
      userId: viewerId(viewer),
      tokenHash: hashToken(token),
      now,
      expiresAt: new Date(now.getTime() + openMs),
    });
    const address = new URL(`/document/${input.slug}/download-completed`, services.config.publicOrigin);
    address.searchParams.set('token', token);
    const name = `${person.lastName} ${person.firstName}`;
    await mail(trx, services, {
      template: 'documentReady',
      to: person.email,
      data: { name, title, url: address.href },
    });
    await mail(trx, services, {
      template: 'documentRequested',
      to: services.config.operatorMail,
      data: {
        name,
        title,
        companyName: person.companyName,
        email: person.email,
        phoneNumber: person.phoneNumber,
      },
    });
  });
  return token;
}

/** A guide as a file: what a page can say of it before somebody asks for it. */
export interface Pdf {
  readonly key: string;
  readonly pages: number;
  readonly bytes: number;
}

const underWay = new WeakMap<Document, Promise<Pdf>>();
const made = new WeakMap<Document, Pdf>();

/** Null until it has been made. */
export function knownPdf(document: Document): Pdf | null {
  return made.get(document) ?? null;
}

async function pdfOf(services: Services, document: Document): Promise<Pdf> {
  const making = underWay.get(document) ?? makePdf(services, document);
  underWay.set(document, making);
  try {
    const pdf = await making;
    made.set(document, pdf);
    return pdf;
  } catch (error) {
    underWay.delete(document);
    throw error;
  }
}

/** Before anybody asks, since each takes about a second; one after the other, as one thread sets them. */
export async function makePdfs(services: Services, isOver: () => boolean): Promise<void> {
  for (const document of wholeShelf().documents) {
    if (isOver()) return;
    await pdfOf(services, document);
  }
}

async function makePdf({ papers, storage }: Services, document: Document): Promise<Pdf> {
  const day = document.publishedAt.replaceAll('-', '.');
  const bytes = await papers.make({
    kind: 'booklet',
    title: document.title,
    author: 'つむぎ',
    date: document.publishedAt,
    edition: `つむぎ　${day}`,
    footer: document.title,
    summary: document.summary,
    contents: document.contents,
    blocks: document.blocks,
    note:
      document.lawAsOf === null
        ? null
        : `法令と税の内容は${document.lawAsOf.replaceAll('-', '.')}時点のものです。個別の取引での扱いは、弁護士や税理士に確認してください。`,
  });
  const { key } = await storage.put(bytes, 'pdf');
  return { key, pages: pagesOf(bytes), bytes: bytes.length };
}

/** Each page is an object of its own, which stands uncompressed in a PDF/A-2. */
function pagesOf(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
  );
}

export interface Download {
  readonly document: Document;
  readonly url: string;
  readonly wantsMeeting: boolean;
}

/** The PDF for a valid token; null once it has expired. */
export async function download(context: Context, token: string): Promise<Download | null> {
  const { db, clock } = context.services;
  const request = await sql.openRequest(db, hashToken(token), clock.now());
  const document = request && (await documentBySlug(context, request.slug));
  if (!request || !document) return null;
  const { key } = await pdfOf(context.services, document);
  await sql.noteDownload(db, request.id, clock.now());
  return {
    document,
    url: signedAddress(key, `${document.title}.pdf`),
    wantsMeeting: request.wantsMeeting,
  };
}

/** The reader of a document asks for a meeting; a second time it is the same one. */
export async function requestMeeting(context: Context, token: string, preference: string): Promise<void> {
  const { db, clock, config } = context.services;
  const inputs = new Inputs();
  const words = inputs.requiredLines('preference', 'ご希望の日時', preference, 500);
  inputs.finish();
  await db.transaction().execute(async (trx) => {
    if (!(await sql.openRequest(trx, hashToken(token), clock.now())))
      throw new DomainError(
        'TokenInvalidError',
        'このリンクは使えません。資料をもう一度受け取ってください。',
      );
    const request = await sql.noteMeeting(trx, hashToken(token), words, clock.now());
    if (request)
      await mail(trx, context.services, {
        template: 'meetingRequested',
        to: config.operatorMail,
        data: { name: request.name, email: request.email, preference: words },
      });
  });
}
