import { useEffect, useRef, useState, useTransition } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { whenIdle } from '../../lib/browser/whenIdle.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import type { ButtonVariant } from '../../ui/buttons/buttonClass.ts';
import { actsAfter } from './parts.css.ts';

interface FormOpenerProps {
  /** A verb: 変更する. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  /** Loads the form's code. */
  readonly ahead: () => void;
  readonly renderForm: (close: () => void) => ReactNode;
}

/** A rarely needed form behind a button. The focus moves into it, and back when it closes. */
export function FormOpener({ label, variant, ahead, renderForm }: FormOpenerProps): ReactElement {
  const [open, setOpen] = useState(false);
  // The button shows that it is loading until the form replaces it.
  const [opening, startOpening] = useTransition();
  useEffect(() => whenIdle(ahead), [ahead]);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) place.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    else if (wasOpen.current) place.current?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <div ref={place}>
      {open ? (
        renderForm(() => setOpen(false))
      ) : (
        <p className={actsAfter}>
          <Button variant={variant} loading={opening} onClick={() => startOpening(() => setOpen(true))}>
            {label}
          </Button>
        </p>
      )}
    </div>
  );
}
