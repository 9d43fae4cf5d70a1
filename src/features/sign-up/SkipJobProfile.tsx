import { useState } from 'react';
import type { ReactElement } from 'react';
import { failureWords } from '../../lib/failureWords.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useSkipJobProfile } from './useSkipJobProfile.ts';

/** あとで書く. What was typed stays as a draft, for `/me`. */
export function SkipJobProfile({ onSkipped }: { readonly onSkipped: () => Promise<void> }): ReactElement {
  const skip = useSkipJobProfile();
  const [pending, setPending] = useState(false);
  const press = async (): Promise<void> => {
    setPending(true);
    try {
      const [refusal] = (await skip({})).skipCreatorUserJobProfile.errors;
      if (refusal === undefined) await onSkipped();
      else toast.error(refusal.message);
    } catch (error) {
      toast.error(failureWords(error));
    }
    setPending(false);
  };
  return (
    <Button variant="text" size="l" loading={pending} onClick={() => void press()}>
      あとで書く
    </Button>
  );
}
