import { useState } from 'react';
import type { ReactElement } from 'react';
import { failureWords } from '../../../lib/failureWords.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import type { SkipJobProfileMutation } from '../../../../__generated__/SkipJobProfileMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';

/** あとで書く. The typed text stays as a draft for `/me`. */
export function SkipJobProfile({ onSkipped }: { readonly onSkipped: () => Promise<void> }): ReactElement {
  const skip = useCommit<SkipJobProfileMutation>(graphql`
    mutation SkipJobProfileMutation {
      skipCreatorUserJobProfile {
        user {
          id
          registrationStep
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
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
