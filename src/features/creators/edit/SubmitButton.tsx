import { use } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormPlace } from '../../../ui/fields/formPlace.ts';

interface SubmitButtonProps {
  readonly pending: boolean;
  readonly label: string;
}

/** The end of a step is the page's one large button; in a pane it is as high as the way out beside it. */
export function SubmitButton({ pending, label }: SubmitButtonProps): ReactElement {
  const size = use(FormPlace) === 'pane' ? 'm' : 'l';
  return (
    <Button type="submit" variant="primary" size={size} loading={pending} loadingText="保存中">
      {label}
    </Button>
  );
}
