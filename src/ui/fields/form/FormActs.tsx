import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Button } from '../../buttons/Button.tsx';

interface FormActsProps extends Pick<ComponentProps<typeof Button>, 'loading' | 'loadingText'> {
  readonly className: string;
  /** What the form does. */
  readonly children: ReactNode;
  readonly onCancel: () => void;
}

/** The end of a form that can be left undone. */
export function FormActs({ className, children, onCancel, ...look }: FormActsProps): ReactElement {
  return (
    <div className={className}>
      <Button type="submit" variant="primary" {...look}>
        {children}
      </Button>
      <Button variant="text" onClick={onCancel}>
        キャンセル
      </Button>
    </div>
  );
}
