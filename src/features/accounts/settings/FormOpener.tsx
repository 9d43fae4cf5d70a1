import { useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { ButtonVariant } from '../../../ui/buttonClass.ts';
import { actsAfter } from './parts.css.ts';

interface FormOpenerProps {
  /** A verb: 変更する. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly renderForm: (close: () => void) => ReactNode;
}

/** A form that is rarely needed waits behind its button. The focus goes into it, and back to the button when it is left. */
export function FormOpener({ label, variant, renderForm }: FormOpenerProps): ReactElement {
  const [open, setOpen] = useState(false);
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
          <Button variant={variant} onClick={() => setOpen(true)}>
            {label}
          </Button>
        </p>
      )}
    </div>
  );
}
