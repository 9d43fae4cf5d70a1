import { useNavigate } from '@tanstack/react-router';
import { toast } from '../../ui/feedback/toast.ts';
import { withdrawUndo } from '../../ui/feedback/undo.ts';
import { useSession } from './session.ts';

/**
 * Signs out and goes to sign-in. When the server cannot be told, its session would live on, and a page that shows a guest
 * would be a lie on a shared computer: the person stays signed in, is told so, and may try again.
 */
export function useSignOut(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  return () => {
    session.signOut().then(
      () => {
        withdrawUndo();
        return navigate({ to: '/sign_in' });
      },
      () => toast.error('ログアウトに失敗しました'),
    );
  };
}
