import { useRouter } from '@tanstack/react-router';
import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import { seesOnlyPublic } from '../session/memberContent.ts';
import { useSession } from '../session/session.ts';
import { bookmarksOf } from './bookmarks.ts';
import type { Bookmarks } from './bookmarks.ts';
import type { IEnvironment } from 'relay-runtime';

/** Saves or removes a work or opening. Guests go to the sign-in and come back here. */
export function useToggleBookmark(
  of: (environment: IEnvironment) => Bookmarks = bookmarksOf,
): (id: string, wanted: boolean) => Promise<void> {
  const environment = useRelayEnvironment();
  const session = useSession();
  const router = useRouter();
  return async (id, wanted) => {
    const state = session.state();
    if (state.status === 'guest') {
      await router.navigate({ to: '/sign_in', search: { from: router.state.location.href } });
      return;
    }
    if (seesOnlyPublic(state)) {
      toast.error('保存は、作品が1点承認されると使えます。', { id: 'bookmark-limited' });
      return;
    }
    const outcome = await of(environment).set(id, wanted);
    if (outcome.kind === 'done') return;
    const what = wanted ? '保存できませんでした。' : '保存から外せませんでした。';
    // The id keeps it to one toast per work.
    toast.error(outcome.message ?? `${what}通信を確認して、もう一度お試しください。`, {
      id: `bookmark-${id}`,
    });
  };
}
