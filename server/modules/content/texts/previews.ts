import type { Context } from '../../../lib/request/context.ts';
import type { Services } from '../../../lib/request/services.ts';
import { isSameSignature, signatureOf } from '../../../lib/secrets/signing.ts';
import { tokyoDay } from '../../products/views/views.ts';
import { shelfOf, wholeShelf } from './shelf.ts';
import type { Shelf } from './shapes.ts';

/** A text whose day has not come is read by a link that ends: its address goes on with `~`, the end and a signature. */

type Needs = Pick<Services, 'clock' | 'tokenSecret'>;
export type PreviewRoom = 'document' | 'journal';

const openMs = 7 * 86_400_000;

function signature({ tokenSecret }: Needs, signed: string): string {
  return signatureOf(tokenSecret, 'previews of texts', signed);
}

function previewPath(services: Needs, room: PreviewRoom, slug: string): string {
  const end = Math.ceil((services.clock.now().getTime() + openMs) / 1000).toString(36);
  return `/${room}/${slug}~${end}~${signature(services, `${room}/${slug}~${end}`)}`;
}

/** The slug that an address opens ahead of its day; undefined unless it was signed and has not ended. */
function previewedSlug(services: Needs, room: PreviewRoom, asked: string): string | undefined {
  const [slug = '', end = '', given = '', ...more] = asked.split('~');
  if (more.length > 0 || !/^[0-9a-z]{1,9}$/u.test(end)) return undefined;
  if (!isSameSignature(given, signature(services, `${room}/${slug}~${end}`))) return undefined;
  return Number.parseInt(end, 36) * 1000 > services.clock.now().getTime() ? slug : undefined;
}

/** Where the text of an address stands: ahead of its day among all, else among those that are out. */
export async function placeOfText(
  context: Context,
  room: PreviewRoom,
  asked: string,
): Promise<{ readonly shelf: Shelf; readonly slug: string }> {
  const ahead = previewedSlug(context.services, room, asked);
  return ahead === undefined
    ? { shelf: await shelfOf(context), slug: asked }
    : { shelf: wholeShelf(), slug: ahead };
}

export interface ComingText {
  readonly room: PreviewRoom;
  readonly slug: string;
  readonly title: string;
  /** Day in Japan. */
  readonly publishedAt: string;
  /** Of its preview, on members' origin. */
  readonly address: string;
}

/** Texts under `content/` whose day has not come, the next first. */
export function comingTexts(services: Needs & Pick<Services, 'config'>): ComingText[] {
  const today = tokyoDay(services.clock.now());
  const { articles, documents } = wholeShelf();
  const rooms = [
    ['journal', articles],
    ['document', documents],
  ] as const;
  return rooms
    .flatMap(([room, texts]) =>
      texts
        .filter(({ publishedAt }) => publishedAt > today)
        .map(({ slug, title, publishedAt }) => ({
          room,
          slug,
          title,
          publishedAt,
          address: services.config.publicOrigin + previewPath(services, room, slug),
        })),
    )
    .toSorted((one, other) => (one.publishedAt < other.publishedAt ? -1 : 1));
}
