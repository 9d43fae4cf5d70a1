import { use } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormPlace } from '../../../ui/fields/form/formPlace.ts';

interface SubmitButtonProps {
  readonly pending: boolean;
  readonly label: string;
}

/** Large at the end of a sign-up step; in a pane as high as the button beside it. */
export function SubmitButton({ pending, label }: SubmitButtonProps): ReactElement {
  const size = use(FormPlace) === 'pane' ? 'm' : 'l';
  return (
    <Button type="submit" variant="primary" size={size} loading={pending} loadingText="保存中">
      {label}
    </Button>
  );
}
