import { useNavigate } from '@tanstack/react-router';
import { toast } from '../../ui/feedback/toast.ts';
import { withdrawUndo } from '../../ui/feedback/undo.ts';
import { useSession } from './session.ts';

/**
 * Signs out and goes to sign-in. If the server cannot be told, the session lives on, and showing a guest's
 * page would be wrong on a shared computer: so the person stays signed in and is told.
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
