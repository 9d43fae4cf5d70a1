import { useNavigate } from '@tanstack/react-router';
import { toast } from '../../../ui/feedback/toast.ts';
import { newDraftLink } from './newDraft.ts';
import type { Draft } from './saving/useDraft.ts';

export interface GoneDraft {
  readonly saveAsNew: () => void;
  readonly discard: () => void;
}

interface Leaving {
  /** Cancels leaving. */
  readonly stay: () => void;
  /** Continues leaving; undefined while nobody leaves. */
  readonly leave: (() => void) | undefined;
}

/** What to do with the text of a deleted draft. */
export function useGoneDraft({ kind, saver, keepAs }: Draft, { stay, leave }: Leaving): GoneDraft {
  const navigate = useNavigate();
  return {
    saveAsNew: () => {
      stay();
      const { to, params } = newDraftLink(kind);
      keepAs(params.id);
      toast.success('書いた内容を、新しい下書きに移しました。');
      // The old address no longer exists.
      void navigate({ to, params, replace: true, ignoreBlocker: true });
    },
    discard: () => {
      saver.close({ drop: true });
      if (leave) leave();
      else void navigate({ to: '/projects', ignoreBlocker: true });
    },
  };
}
